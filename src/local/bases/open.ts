import { type Device, basesOf } from './device.ts'
import { isFull } from './room.ts'

// Browsers close the databases one after the other.
const A_BREATH = 250

const closedByUs = new WeakSet<Device>()

/** Calls `heard`, a moment later, when the browser itself closed an open database: its data may be deleted. */
export function onTaken(device: Device, heard: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const taken = () => {
    timer = undefined
    if (!device.cedido) heard()
  }
  for (const base of basesOf(device))
    base.on('close', () => {
      // Dexie also fires 'close' after a failed opening: to open again would then fail again, without end.
      if (base.isOpen() && !closedByUs.has(device)) timer ??= setTimeout(taken, A_BREATH)
    })
}

/** 'shut': this browser opens no database, for any reason. */
export type Opened = 'open' | 'newer' | 'shut'

type Opening = {
  /** Waits in ms before each further try. */
  pauses?: number[]
  /** A window of an older version keeps a database open. */
  onBlocked?: () => void
}

/** Opens all databases, with several tries: browsers sometimes refuse for a moment. */
export async function openAll(
  device: Device,
  { pauses = [100, 400, 1000], onBlocked }: Opening = {},
): Promise<Opened> {
  if (onBlocked) for (const base of basesOf(device)) base.on('blocked', onBlocked)
  for (let tried = 0; ; tried++) {
    const outcomes = await Promise.allSettled(basesOf(device).map((base) => base.open()))
    const failed = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [nameOf(outcome.reason)] : [],
    )
    if (failed.length === 0) return 'open'
    const pause = pauses[tried]
    if (failed.includes('NewerThanCode')) return 'newer'
    if (pause === undefined) return 'shut'
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}

/** Runs `work`. If the browser lost the connection to the databases, opens them again and runs it once more. */
export async function again<T>(device: Device, work: () => Promise<T>): Promise<T> {
  const before = connections.get(device)
  try {
    return await work()
  } catch (error) {
    if (device.cedido || !isLost(error)) throw error
    await openAnew(device, before)
    return work()
  }
}

const connections = new WeakMap<Device, Promise<Opened>>()

/** The connection that work starts with; `openAnew` is told which connection was lost. */
export const connectionOf = (device: Device) => connections.get(device)

/** Opens the databases again, once for all callers that lost the same connection. */
export function openAnew(device: Device, lost: Promise<Opened> | undefined): Promise<Opened> {
  const current = connections.get(device)
  if (current && current !== lost) return current
  closedByUs.add(device)
  for (const base of basesOf(device)) base.close({ disableAutoOpen: false })
  closedByUs.delete(device)
  const opening = openAll(device)
  connections.set(device, opening)
  return opening
}

const LOST = new Set([
  'AbortError', // Error from a transaction that was open when the connection was lost.
  'InvalidStateError',
  'UnknownError',
  'DatabaseClosedError',
  'OpenFailedError',
  'TransactionInactiveError',
  'PrematureCommitError', // Dexie's own error, from work whose transaction was aborted.
])

/** True if the connection to the database failed, and not the work itself. */
export function isLost(error: unknown): boolean {
  if (isFull(error)) return false
  const { inner } = error as { inner?: unknown }
  return LOST.has(nameOf(error)) || (inner != null && isLost(inner))
}

/** Reports a bug. A connection that the browser or a newer version of the portal closed is none. */
export const reportBug = (error: unknown): void => void (isLost(error) || reportError(error))

const nameOf = (error: unknown) => (error instanceof Error ? error.name : '')
