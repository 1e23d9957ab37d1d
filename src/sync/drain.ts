import { isLocked } from '#local/bases/device.ts'
import { NoRoom, tellFull, withRoom } from '#local/bases/room.ts'
import type { Operacion, SesionAbierta } from '#local/bases/salida.ts'
import { soltarEnvio } from '#local/candado/envio.ts'
import { pictureOf } from '#local/outbox/picture.ts'
import { currentSession, isExpired } from '#local/session/session.ts'

import { certainty } from './attempt.ts'
import { type Group, headsOf, waitOf } from './groups.ts'
import { makeLanes, soonest } from './lanes.ts'
import { takeBack } from './rows.ts'
import { sendRow } from './sendRow.ts'
import { type Turn, alone } from './turn.ts'
import { type Left, movesByItself, skipWaits, whatIsLeft } from './waiting.ts'
import { type World, operationOf } from './world.ts'

export type DrainOptions = {
  /**
   * The person pressed 'Enviar ahora', or the signal came back: waits for the network are skipped, waits that a server
   * asked for are not.
   */
  now?: boolean
  /** A page is visible: the longest wait between two tries is shorter. */
  visible?: () => boolean
  /**
   * Called after changes were confirmed or refused, which makes copies old: once for several in a row, or immediately
   * if only uploads are left.
   */
  onDone?: () => void
  /** True while changes without files are being sent: they go before news. */
  onHurry?: (hurries: boolean) => void
}

/**
 * Sends the outbox, oldest first. A row that is not confirmed holds back its own group, never another; files go one
 * at a time. Exactly one drain runs across tabs, worker and service worker, and it includes new rows of all of them.
 * On a full phone it starts again once, after freeing space: a row cannot be sent without being written.
 */
export async function drain(world: World, options: DrainOptions = {}): Promise<Left> {
  try {
    const left = await withRoom(
      world.device,
      async () => world.catalog,
      () => drainOnce(world, options),
    )
    if (isLocked(world.device)) await soltarEnvio(world.device)
    return left
  } catch (error) {
    if (error instanceof NoRoom) tellFull()
    throw error
  }
}

async function drainOnce(world: World, options: DrainOptions): Promise<Left> {
  if (options.now) await skipWaits(world)
  const before = await whatIsLeft(world)
  if (before.left === 0) return before // The other engines would wait for a minute if this turn were not given back.
  await alone(world, (turn) => makeDrain(world, turn, options).run())
  return whatIsLeft(world)
}

function makeDrain(world: World, turn: Turn, options: DrainOptions) {
  const { device, now } = world
  const lanes = makeLanes()
  /**
   * Changes that were refused because their session ended, as generation and id: they are not tried again in that
   * session.
   */
  const signedOut = new Set<string>()
  const takenBack = new Set<string>()
  /**
   * Unexpected failures by group: a bug in the portal, or a full phone. The group is not tried again in this drain, and
   * the failure is thrown after the other groups are done.
   */
  const broken = new Map<string, unknown>()
  let lookAgain = () => {}
  // Changes that any window makes now, and changes whose wait has just ended, are sent in this drain too.
  const picture = pictureOf(device, () => lookAgain())
  let isToTell = false

  const isFiles = ({ type }: Operacion) => operationOf(world, type)?.lane === 'archivos'

  function isReady({ generation }: SesionAbierta, [head]: Group): boolean {
    if (!movesByItself(world, head) || head.state === 'sending' || broken.has(head.group))
      return false
    return waitOf(head, now()) === 0 && !signedOut.has(`${generation} ${head.id}`)
  }

  /** Sends the changes of a group in order, until one fails. */
  async function sendGroup(session: SesionAbierta, rows: Group, files: boolean): Promise<void> {
    for (const row of rows) {
      if (isFiles(row) !== files) return // The next change has files and this one not, or the reverse: it needs another lane.
      // Claimed only now: a change that waits for its place is pending, and the person can still discard it.
      const answered = await lanes.place()
      const visible = options.visible?.() ?? false
      const came = await sendRow(world, turn, session, row, { visible, answered }).finally(answered)
      // The row differs from the outbox in memory: another window wrote it, and its event did not arrive.
      if (came === undefined) picture.forget()
      if (came === 'signed-out') signedOut.add(`${session.generation} ${row.id}`)
      if (came === 'done' || came === 'rejected') isToTell = true
      if (came !== 'done') return
    }
  }

  /** Starts sending the changes that may be sent, and returns the time until the next one may. */
  async function look(): Promise<number> {
    const session = await currentSession(device)
    if (!session || (await isExpired(device, session, now()))) return Infinity
    if (!takenBack.has(session.uid)) await takeBack(world, session.uid, await certainty(world))
    takenBack.add(session.uid)
    const groups = headsOf((await picture.read()).filter(({ uid }) => uid === session.uid))
    for (const group of groups.filter((of) => isReady(session, of))) {
      const [head] = group
      const files = isFiles(head)
      lanes.start(head.group, files, () =>
        sendGroup(session, group, files).catch((error: unknown) => {
          broken.set(head.group, error)
        }),
      )
    }
    const waits = groups.map(([head]) => waitOf(head, now())).filter((wait) => wait > 0)
    return Math.min(...waits, Infinity)
  }

  function tell(): void {
    if (isToTell) options.onDone?.()
    isToTell = false
  }

  async function run(): Promise<void> {
    try {
      for (;;) {
        const kicked = new Promise<void>((resolve) => (lookAgain = resolve))
        const nextIn = (await turn.isMine()) ? await look() : Infinity
        options.onHurry?.(!lanes.areFiles())
        if (lanes.areFiles()) tell()
        if (lanes.underWay().length === 0) break
        await soonest([...lanes.underWay(), kicked], nextIn)
      }
    } finally {
      picture.stop()
      await Promise.all(lanes.underWay())
      tell()
    }
    if (broken.size > 0) throw [...broken.values()][0]
  }

  return { run }
}
