import { CERROJO } from '#local/names.ts'
import type { SalidaDb } from '#local/salida.ts'

import type { World } from './world.ts'

const BEAT = 10_000
const STALE = 60_000
const LOOK = 5000
const LONGEST_WAIT = 90_000

/** The right to send. Whoever was overtaken while frozen finds that it is no longer theirs. */
export type Turn = { isMine: () => Promise<boolean> }

/** What stops a send in its last moment: somebody else has the turn by now, or the person took the change back. */
export class Overtaken extends Error {
  constructor() {
    super('Not to be sent by this turn any more.')
    this.name = 'Overtaken'
  }
}

/**
 * Runs alone across tabs, worker and service worker. False when another, who is alive, kept the turn for too long.
 * The lock says who may begin; the row in the database says who is alive (heartbeat) and who is still the one (fence).
 */
export function alone(world: World, work: (turn: Turn) => Promise<void>): Promise<boolean> {
  return world.locks ? withLock(world, world.locks, work) : withRow(world, work)
}

async function withLock(
  world: World,
  locks: LockManager,
  work: (turn: Turn) => Promise<void>,
): Promise<boolean> {
  const waiting = new AbortController()
  const giveUp = setTimeout(() => waiting.abort(), LONGEST_WAIT)
  let fence: number | undefined
  let working: Promise<void> | undefined
  /** Looks on end at which nobody was written in, though the lock was somebody's. */
  let unheld = 0
  const watch = setInterval(() => void overtake().catch(() => undefined), LOOK)
  /** Stolen before it was begun: the browser may give it to us all the same. */
  let gone = false
  const begin = async () => {
    stopWaiting()
    if (gone) return
    working ??= takeAndHold()
    await working
  }
  async function takeAndHold() {
    fence ??= await takeTurn(world, 'anybody')
    await hold(world, Number(fence), work)
  }
  /** Only one of those who wait finds its holder dead: the one that writes itself into the row. */
  async function overtake() {
    if (working || fence !== undefined) return
    unheld = (await isHeld(world)) ? 0 : unheld + 1
    // That long, its holder died, and what told of it went with the database.
    fence = await takeTurn(world, unheld * LOOK > STALE ? 'nobody alive' : 'the dead')
    if (fence !== undefined) waiting.abort()
  }
  function stopWaiting() {
    clearTimeout(giveUp)
    clearInterval(watch)
  }
  /** Whether the work was done. */
  async function ask(options: LockOptions): Promise<boolean> {
    try {
      await locks.request(CERROJO, options, begin)
      return true
    } catch (error) {
      if (!working && !isAbort(error)) throw error
      // Stolen from us: what is under way notices by the fence, and ends.
      await working
      return working !== undefined
    }
  }
  try {
    if (await ask({ signal: waiting.signal })) return true
    gone = fence === undefined || !(await ask({ steal: true }))
    return !gone
  } finally {
    stopWaiting()
  }
}

const isAbort = (error: unknown) => (error as { name?: unknown } | undefined)?.name === 'AbortError'

/** Without locks the row alone decides. */
async function withRow(world: World, work: (turn: Turn) => Promise<void>): Promise<boolean> {
  for (let waited = 0; waited <= LONGEST_WAIT; waited += LOOK / 5) {
    const fence = await takeTurn(world, 'nobody alive')
    if (fence !== undefined) {
      await hold(world, fence, work)
      return true
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK / 5))
  }
  return false
}

const isHeld = async ({ device: { salida } }: World): Promise<boolean> =>
  (await salida.turnos.get('envio'))?.held === true

/** Writes oneself in as the one who sends; gives the fence, or nothing where somebody alive has the turn. */
function takeTurn(
  { device: { salida }, now }: World,
  from: 'anybody' | 'nobody alive' | 'the dead',
): Promise<number | undefined> {
  return salida.transaction('rw', salida.turnos, async () => {
    const row = await salida.turnos.get('envio')
    // A clock that was set back makes a heartbeat of the future: it tells no more than an old one.
    const held = row?.held === true
    const alive = held && Math.abs(now() - row.beatAt) < STALE
    if (alive && from !== 'anybody') return undefined
    // With locks, a turn that nobody holds goes to whom the lock goes to.
    if (!held && from === 'the dead') return undefined
    const fence = (row?.fence ?? 0) + 1
    await salida.turnos.put({ id: 'envio', fence, beatAt: now(), held: true })
    return fence
  })
}

async function hold(
  { device: { salida }, now }: World,
  fence: number,
  work: (turn: Turn) => Promise<void>,
): Promise<void> {
  const write = (held: boolean) =>
    salida.turnos
      .where({ id: 'envio' })
      .filter((row) => row.fence === fence)
      .modify({ held, beatAt: now() })
  const beating = setInterval(() => void write(true).catch(() => undefined), BEAT)
  try {
    await work({ isMine: () => holds(salida, fence) })
  } finally {
    clearInterval(beating)
    await write(false)
  }
}

async function holds(salida: SalidaDb, fence: number): Promise<boolean> {
  return (await salida.turnos.get('envio'))?.fence === fence
}
