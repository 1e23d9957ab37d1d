import type { Dexie } from 'dexie'

import type { Device } from './device.ts'
import { isFull } from './room.ts'

const A_MOMENT = 1000
// Browsers take them one after the other.
const A_BREATH = 250

const basesOf = ({ salida, lectura, publica }: Device): Dexie[] => [salida, lectura, publica]

/** A newer version of the portal wrote this database: this one leaves it as it is. */
class NewerThanCode extends Error {
  constructor(base: string) {
    super(`${base}: a newer version of the portal wrote it. Nothing was read and nothing changed.`)
    this.name = 'NewerThanCode'
  }
}

/**
 * The browser's databases, without the one thing that Dexie does with one that is newer than the code: it opens it
 * whatever its version is, and adds what it misses there.
 */
export const neverNewer = (browsers: () => IDBFactory): IDBFactory => ({
  open(name, version) {
    if (version === undefined) throw new NewerThanCode(name)
    return browsers().open(name, version)
  },
  deleteDatabase: (name) => browsers().deleteDatabase(name),
  databases: () => browsers().databases(),
  cmp: (one, other) => browsers().cmp(one, other),
})

/** Makes way where a newer version of the portal wants to change a database; Dexie would open it again. */
export function makeWay(device: Device, onCeding: () => Promise<unknown> = async () => {}): void {
  for (const base of basesOf(device))
    base.on('versionchange', ({ newVersion }) => {
      if (newVersion === null) return true // deleted: what comes next opens an empty one
      void cede(device, onCeding)
      return false
    })
}

const closedByUs = new WeakSet<Device>()

/** Hears, a moment later, that the browser took open databases away, all of them or one: they may be empty now. */
export function onTaken(device: Device, heard: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const taken = () => {
    timer = undefined
    if (!device.cedido) heard()
  }
  for (const base of basesOf(device))
    base.on('close', () => {
      // One that could not be opened is closed as well, and whoever looked anew would close it again.
      if (base.isOpen() && !closedByUs.has(device)) timer ??= setTimeout(taken, A_BREATH)
    })
}

async function cede(device: Device, onCeding: () => Promise<unknown>): Promise<void> {
  if (device.cedido) return
  device.cedido = true
  const tooLong = new Promise((resolve) => setTimeout(resolve, A_MOMENT))
  await Promise.race([onCeding().catch(() => undefined), tooLong])
  for (const base of basesOf(device)) base.close({ disableAutoOpen: true })
}

/** 'shut': this browser opens no database, whatever the reason. */
export type Opened = 'open' | 'newer' | 'shut'

type Opening = {
  /** How long to wait before each further try. */
  pauses?: number[]
  /** Another window of an older version does not let go. */
  onBlocked?: () => void
}

/** Opens all of them, with patience: browsers refuse now and then for a moment. */
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

/** Works on the databases; where the browser lost the connection to them, opens them again and repeats, once. */
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

/** Which connection a work began with: the one that `openAnew` is told of. */
export const connectionOf = (device: Device) => connections.get(device)

/** Makes the connection anew, once for all whose work failed with it. */
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
  'AbortError', // of a transaction that was under way when it went
  'InvalidStateError',
  'UnknownError',
  'DatabaseClosedError',
  'OpenFailedError',
  'TransactionInactiveError',
])

/** Whether the connection to the database is what failed, and not the work. */
export function isLost(error: unknown): boolean {
  if (isFull(error)) return false
  const { inner } = error as { inner?: unknown }
  return LOST.has(nameOf(error)) || (inner != null && isLost(inner))
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : '')
