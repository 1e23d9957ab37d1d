import { liveQuery } from 'dexie'

import { rowsOf } from '#local/outbox.ts'
import { withRoom } from '#local/room.ts'
import type { Operacion, SesionAbierta } from '#local/salida.ts'
import { currentSession, isExpired } from '#local/session.ts'

import { attempt, certainty, lookUp } from './attempt.ts'
import { type Group, headsOf, waitOf } from './groups.ts'
import { claim, settleRow, takeBack } from './rows.ts'
import { Overtaken, type Turn, alone } from './turn.ts'
import { type Left, movesByItself, skipWaits, waiting, whatIsLeft } from './waiting.ts'
import { type World, operationOf } from './world.ts'

export type DrainOptions = {
  /** The person asked, or the signal came back: waits of the network are skipped, never those that a server named. */
  now?: boolean
  /** A page is in sight: the longest wait between two tries is shorter. */
  visible?: () => boolean
  /** A change was confirmed: copies are older than it. */
  onDone?: () => void
}

// Browsers open six connections to a host over HTTP/1.1: two stay free for what a person asks for meanwhile.
const AT_ONCE = 4

/**
 * Sends the outbox, oldest first. A row that is not confirmed holds back its own group, never another; files go one at
 * a time. Exactly one drain runs across tabs, worker and service worker, and it sees what any of them adds. On a full
 * phone it begins anew, once, when room was made: a row cannot leave without being written.
 */
export function drain(world: World, options: DrainOptions = {}): Promise<Left> {
  return withRoom(world.device, world.catalog, () => drainOnce(world, options))
}

async function drainOnce(world: World, options: DrainOptions): Promise<Left> {
  if (options.now) await skipWaits(world)
  const before = await whatIsLeft(world)
  if (before.left === 0) return before // a turn that is left in the middle is a minute's wait for the others
  await alone(world, (turn) => makeDrain(world, turn, options).run())
  return whatIsLeft(world)
}

function makeDrain(world: World, turn: Turn, options: DrainOptions) {
  const { device, now } = world
  const underWay = new Map<string, { files: boolean; sending: Promise<void> }>()
  /** Not to be tried again in this session: the provider said that it is over. */
  const signedOut = new Set<string>()
  const takenBack = new Set<string>()
  /** By group, a mistake of ours or a full phone: not tried again in this drain, and told when the others are through. */
  const broken = new Map<string, unknown>()
  let lookAgain = () => {}

  const isFiles = ({ type }: Operacion) => operationOf(world, type)?.lane === 'archivos'

  function isReady({ generation }: SesionAbierta, [head]: Group): boolean {
    if (!movesByItself(world, head) || head.state === 'sending' || broken.has(head.group))
      return false
    return waitOf(head, now()) === 0 && !signedOut.has(`${generation} ${head.id}`)
  }

  function start(session: SesionAbierta, group: Group) {
    const [{ group: name }] = group
    const files = isFiles(group[0])
    const busy = [...underWay.values()]
    if (underWay.has(name) || busy.length >= AT_ONCE) return
    if (files && busy.some((other) => other.files)) return
    const sending = sendGroup(session, group)
      .catch((error: unknown) => void broken.set(name, error))
      .finally(() => underWay.delete(name))
    underWay.set(name, { files, sending })
  }

  async function sendGroup(session: SesionAbierta, rows: Group): Promise<void> {
    const files = isFiles(rows[0])
    for (const row of rows) {
      if (isFiles(row) !== files || !(await sendRow(session, row))) return
      options.onDone?.()
    }
  }

  /** True when the row is through and the next of its group may follow. */
  async function sendRow(session: SesionAbierta, { id, state }: Operacion): Promise<boolean> {
    const row =
      state === 'dudosa'
        ? await device.salida.operaciones.get({ id })
        : await claim(world, turn, session, id)
    if (!row || (state === 'dudosa' && row.state !== state)) return false // the person has decided
    const visible = options.visible?.() ?? false
    try {
      const outcome =
        state === 'dudosa'
          ? await lookUp(world, session, row)
          : await attempt(world, turn, session, row)
      if (outcome.state === 'signed-out') signedOut.add(`${session.generation} ${id}`)
      await settleRow(world, turn, row, outcome, visible)
      return outcome.state === 'done'
    } catch (error) {
      if (error instanceof Overtaken) return false
      await settleRow(world, turn, row, { state: 'pending' }, visible)
      throw error
    }
  }

  /** Starts what may go, and gives how long until something else may. */
  async function look(): Promise<number> {
    const session = await currentSession(device)
    if (!session || (await isExpired(device, session, now()))) return Infinity
    if (!takenBack.has(session.uid)) await takeBack(world, session.uid, await certainty(world))
    takenBack.add(session.uid)
    const groups = headsOf(await rowsOf(device, session.uid))
    for (const group of groups) if (isReady(session, group)) start(session, group)
    const waits = groups.map(([head]) => waitOf(head, now())).filter((wait) => wait > 0)
    return Math.min(...waits, Infinity)
  }

  async function run(): Promise<void> {
    // Whoever adds a row or ends its wait, in whatever window: it goes with this drain.
    const watching = liveQuery(() => waiting(device)).subscribe(
      () => lookAgain(),
      () => undefined, // a database that fails is the business of the next look
    )
    try {
      for (;;) {
        const kicked = new Promise<void>((resolve) => (lookAgain = resolve))
        const nextIn = (await turn.isMine()) ? await look() : Infinity
        if (underWay.size === 0) break
        await soonest([...underWay.values()].map(({ sending }) => sending).concat(kicked), nextIn)
      }
    } finally {
      watching.unsubscribe()
      await Promise.all([...underWay.values()].map(({ sending }) => sending))
    }
    if (broken.size > 0) throw [...broken.values()][0]
  }

  return { run }
}

// A browser takes a longer one for none at all.
const LONGEST_TIMER = 2 ** 31 - 1

/** The first of these, or the time, whichever comes first. */
async function soonest(these: Promise<void>[], ms: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const time = new Promise<void>((resolve) => {
    if (ms < Infinity) timer = setTimeout(resolve, Math.min(ms, LONGEST_TIMER))
  })
  await Promise.race([...these, time])
  clearTimeout(timer)
}
