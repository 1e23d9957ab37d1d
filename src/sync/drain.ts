import type { Call } from '#contract/call.ts'
import { CallError } from '#contract/callError.ts'
import type { Refresh } from '#local/operation.ts'
import { rowsOf } from '#local/outbox.ts'
import type { Operacion, SesionAbierta } from '#local/salida.ts'
import { currentSession, isExpired } from '#local/session.ts'

import { alone } from './lock.ts'
import { type Outcome, backOff, outcomeOf } from './outcome.ts'
import type { World } from './world.ts'

export type DrainOptions = {
  /** The person asked, or the signal came back: waits of the network are skipped, never those that a server named. */
  now?: boolean
  /** A page is in sight: the longest wait between two tries is shorter. */
  visible?: boolean
}

export type Drained = {
  /** Copies that the confirmed changes made old. */
  refresh: Refresh[]
  /** Rows that still want to be sent. */
  left: number
  /** When the next of them may be tried. */
  nextAt?: number
}

const AT_ONCE = 6

/**
 * Sends the outbox, oldest first. A row that is not confirmed holds back its own group, never another. Exactly one
 * drain runs across tabs, worker and service worker; it goes on until a look at the table finds nothing new to send.
 */
export async function drain(world: World, options: DrainOptions = {}): Promise<Drained> {
  const refresh: Refresh[] = []
  await alone(world.locks, async () => {
    const tried = new Set<string>()
    for (;;) {
      const session = await currentSession(world.device)
      if (!session || (await isExpired(world.device, session, world.now()))) return
      await takeBack(world, session.uid)
      const groups = sendable(await rowsOf(world.device, session.uid), world.now(), options, tried)
      if (groups.length === 0) return
      await inTurns(groups, AT_ONCE, (rows) =>
        sendGroup(world, session, rows, options, tried, refresh),
      )
    }
  })
  return { refresh, ...(await whatIsLeft(world)) }
}

/** Whoever holds the lock is the only one sending: a row still marked so was left by somebody who was killed. */
async function takeBack({ device }: World, uid: string) {
  await device.salida.operaciones.where({ uid, state: 'sending' }).modify({ state: 'pending' })
}

/** The head of each group and what follows it; a rejected or conflicting head holds its group back. */
export function sendable(
  rows: Operacion[],
  now: number,
  { now: skip = false }: DrainOptions,
  tried: Set<string>,
) {
  const groups = new Map<string, Operacion[]>()
  for (const row of rows)
    if (row.state !== 'done') groups.set(row.group, [...(groups.get(row.group) ?? []), row])
  return [...groups.values()].filter(([head]) => {
    if (!head || head.state !== 'pending' || tried.has(head.id)) return false
    const waits = head.nextAt !== undefined && head.nextAt > now
    return !waits || (skip && !head.told)
  })
}

async function sendGroup(
  world: World,
  session: SesionAbierta,
  rows: Operacion[],
  options: DrainOptions,
  tried: Set<string>,
  refresh: Refresh[],
) {
  for (const row of rows) {
    tried.add(row.id)
    if (row.state !== 'pending' || !(await claim(world, row))) return
    const outcome = await attempt(world, row)
    await settleRow(world, row, outcome, options)
    if (outcome.state !== 'done') return
    const operation = world.catalog.operations.find(({ type }) => type === row.type)
    refresh.push(...(operation?.refresh?.(row.payload) ?? []))
    // The next one of the group is this person's too, or nobody's.
    if ((await currentSession(world.device))?.generation !== session.generation) return
  }
}

/** Marks the row as being sent, if it is still there to be sent: it may have been discarded meanwhile. */
async function claim({ device: { salida } }: World, { id }: Operacion): Promise<boolean> {
  const changed = await salida.operaciones
    .where({ id })
    .filter((row) => row.state === 'pending')
    .modify((row) => {
      row.state = 'sending'
      row.tries += 1
    })
  return changed === 1
}

async function attempt(world: World, row: Operacion): Promise<Outcome> {
  const operation = world.catalog.operations.find(({ type }) => type === row.type)
  if (!operation) return { state: 'pending' } // a newer version of the portal made it, and will send it
  const call: Call = (endpoint, request, options) =>
    world.call(endpoint, request, { ...options, key: row.id })
  try {
    await operation.send(call, row.payload)
    return { state: 'done' }
  } catch (error) {
    if (error instanceof CallError) return outcomeOf(error.failure)
    throw error
  }
}

async function settleRow(
  { device: { salida }, now, random = Math.random }: World,
  { id }: Operacion,
  outcome: Outcome,
  { visible = false }: DrainOptions,
) {
  await salida.operaciones.where({ id }).modify((row) => {
    delete row.nextAt
    delete row.told
    if (outcome.state === 'done') {
      row.state = 'done'
      row.confirmedAt = now()
      return
    }
    row.state = outcome.state === 'rejected' ? 'rejected' : 'pending'
    if (outcome.state === 'rejected') row.reason = outcome.reason
    if (outcome.state !== 'pending') return
    row.told = outcome.afterMs !== undefined
    row.nextAt = now() + (outcome.afterMs ?? backOff(row.tries, visible, random()))
  })
}

async function whatIsLeft({ device }: World): Promise<Pick<Drained, 'left' | 'nextAt'>> {
  const session = await currentSession(device)
  if (!session) return { left: 0 }
  const rows = await device.salida.operaciones
    .where('[uid+state]')
    .anyOf([session.uid, 'pending'], [session.uid, 'sending'])
    .toArray()
  if (rows.length === 0) return { left: 0 }
  return { left: rows.length, nextAt: Math.min(...rows.map(({ nextAt = 0 }) => nextAt)) }
}

/** Runs at most `width` of them at the same time. */
async function inTurns<T>(items: T[], width: number, run: (item: T) => Promise<void>) {
  const queue = [...items]
  const lane = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await run(item)
  }
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, lane))
}
