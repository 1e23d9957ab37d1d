import { CallError } from '#contract/callError.ts'
import type { Refresh } from '#local/operation.ts'
import { rowsOf } from '#local/outbox.ts'
import type { Operacion, SesionAbierta } from '#local/salida.ts'
import { currentSession, isExpired } from '#local/session.ts'

import { headsOf, sendable } from './groups.ts'
import { alone } from './lock.ts'
import { type Outcome, backOff, outcomeOf } from './outcome.ts'
import { type World, callAs } from './world.ts'

export type DrainOptions = {
  /** The person asked, or the signal came back: waits of the network are skipped, never those that a server named. */
  now?: boolean
  /** A page is in sight: the longest wait between two tries is shorter. */
  visible?: boolean
  /** Lets somebody ask for another look while it runs; `signal` means that waits of the network are over. */
  onKick?: (look: (signal: boolean) => void) => () => void
}

export type Drained = {
  /** Copies that the confirmed changes made old. */
  refresh: Refresh[]
  /** Rows that still want to be sent. */
  left: number
  /** When the next of them may be tried. */
  nextAt?: number
}

// Browsers open six connections to a host over HTTP/1.1: two stay free for what a person asks for meanwhile.
const AT_ONCE = 4

/**
 * Sends the outbox, oldest first. A row that is not confirmed holds back its own group, never another. Exactly one
 * drain runs across tabs, worker and service worker; it goes on until a look at the table finds nothing new to send.
 */
export async function drain(world: World, options: DrainOptions = {}): Promise<Drained> {
  const refresh: Refresh[] = []
  await alone(world.locks, () => sendAll(world, options, refresh))
  return { refresh, ...(await whatIsLeft(world)) }
}

/** Looks at the table whenever a group is through or somebody asks, so that a slow one delays no other. */
async function sendAll(world: World, options: DrainOptions, refresh: Refresh[]): Promise<void> {
  const underWay = new Map<string, Promise<void>>()
  const tried = new Set<string>()
  const takenBack = new Set<string>()
  let skipWaits = options.now ?? false
  let lookAgain = () => {}
  const stopListening = options.onKick?.((signal) => {
    if (signal) {
      skipWaits = true
      tried.clear()
    }
    lookAgain()
  })
  try {
    for (;;) {
      const kicked = new Promise<void>((resolve) => (lookAgain = resolve))
      const session = await currentSession(world.device)
      if (session && !(await isExpired(world.device, session, world.now()))) {
        if (!takenBack.has(session.uid)) await takeBack(world, session.uid)
        takenBack.add(session.uid)
        const rows = await rowsOf(world.device, session.uid)
        const ready = sendable(rows, world.now(), { now: skipWaits }, tried)
        for (const group of ready) {
          const [{ group: name }] = group
          if (underWay.size >= AT_ONCE) break
          if (underWay.has(name)) continue
          const sending = sendGroup(world, session, group, options, tried, refresh)
          underWay.set(
            name,
            sending.finally(() => underWay.delete(name)),
          )
        }
      }
      if (underWay.size === 0) return
      await Promise.race([...underWay.values(), kicked])
    }
  } finally {
    stopListening?.()
    await Promise.allSettled(underWay.values())
  }
}

/** Whoever holds the lock is the only one sending: a row still marked so was left by somebody who was killed. */
async function takeBack({ device }: World, uid: string) {
  await device.salida.operaciones.where({ uid, state: 'sending' }).modify({ state: 'pending' })
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
    if (row.state !== 'pending' || !(await claim(world, session, row))) return
    const outcome = await attempt(world, session, row, options)
    await settleRow(world, row, outcome, options)
    if (outcome.state !== 'done') return
    const operation = world.catalog.operations.find(({ type }) => type === row.type)
    refresh.push(...(operation?.refresh?.(row.payload) ?? []))
  }
}

/** Marks the row as being sent, if it is still there to be sent: discarded meanwhile, or its person gone, it is not. */
function claim(
  { device: { salida } }: World,
  { generation, uid }: SesionAbierta,
  { id }: Operacion,
): Promise<boolean> {
  return salida.transaction('rw', salida.sesion, salida.operaciones, async () => {
    const session = await salida.sesion.get('actual')
    if (session?.state !== 'in' || session.generation !== generation) return false
    const changed = await salida.operaciones
      .where({ id })
      .filter((row) => row.state === 'pending' && row.uid === uid)
      .modify((row) => {
        row.state = 'sending'
        row.tries += 1
      })
    return changed === 1
  })
}

async function attempt(
  world: World,
  session: SesionAbierta,
  row: Operacion,
  options: DrainOptions,
): Promise<Outcome> {
  const operation = world.catalog.operations.find(({ type }) => type === row.type)
  if (!operation) return { state: 'pending' } // a newer version of the portal made it, and will send it
  try {
    await operation.send(callAs(world.call, session, row.id), row.payload)
    return { state: 'done' }
  } catch (error) {
    if (error instanceof CallError) return outcomeOf(error.failure)
    await settleRow(world, row, { state: 'pending' }, options)
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
    if (outcome.state === 'rejected') return
    const afterMs = outcome.state === 'pending' ? outcome.afterMs : undefined
    row.told = afterMs !== undefined
    row.nextAt = now() + (afterMs ?? backOff(row.tries, visible, random()))
  })
}

/** What may still be sent by itself: not what waits behind a refused row, nor for a sign-in. */
async function whatIsLeft({ device, now }: World): Promise<Pick<Drained, 'left' | 'nextAt'>> {
  const session = await currentSession(device)
  if (!session || (await isExpired(device, session, now()))) return { left: 0 }
  const heads = headsOf(await rowsOf(device, session.uid)).filter(
    ([head]) => head.state === 'pending' || head.state === 'sending',
  )
  if (heads.length === 0) return { left: 0 }
  return { left: heads.length, nextAt: Math.min(...heads.map(([{ nextAt = 0 }]) => nextAt)) }
}
