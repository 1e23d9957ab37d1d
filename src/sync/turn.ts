import { CERROJO } from '#local/bases/names.ts'
import type { SalidaDb } from '#local/bases/salida.ts'

import type { World } from './world.ts'

const BEAT = 10_000
const STALE = 60_000
const LOOK = 5000
const LONGEST_WAIT = 90_000

/** The right to send. An engine that was frozen, and replaced by another, notices here that it has lost it. */
export type Turn = { isMine: () => Promise<boolean> }

/** Stops a request at the last moment: another engine has the turn, or the person discarded the change. */
export class Overtaken extends Error {
  constructor() {
    super('Overtaken.')
    this.name = 'Overtaken'
  }
}

/**
 * Runs `work` in one engine at a time, across tabs, worker and service worker. False if another living engine kept the
 * turn for too long. The browser's lock decides which engine may begin; the row in the database shows that the holder
 * lives (heartbeat) and still has the turn (fence).
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
  /** Consecutive checks that found the lock taken but no holder in the row. */
  let unheld = 0
  const watch = setInterval(() => void overtake().catch(() => undefined), LOOK)
  /** The lock was stolen before the work began. The browser may still call `begin`, which must then do nothing. */
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
  /**
   * If the holder's heartbeat is too old, exactly one of the waiting engines takes over, by writing its fence into the
   * row.
   */
  async function overtake() {
    if (working || fence !== undefined) return
    unheld = (await isHeld(world)) ? 0 : unheld + 1
    // After this many checks the holder is dead, and its row was lost with the database.
    fence = await takeTurn(world, unheld * LOOK > STALE ? 'nobody alive' : 'the dead')
    if (fence !== undefined) waiting.abort()
  }
  function stopWaiting() {
    clearTimeout(giveUp)
    clearInterval(watch)
  }
  /** True if the work was done. */
  async function ask(options: LockOptions): Promise<boolean> {
    try {
      await locks.request(CERROJO, options, begin)
      return true
    } catch (error) {
      if (!working && !isAbort(error)) throw error
      // Another engine stole the lock: the work here notices it by the fence, and ends.
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

/** In browsers without locks the row alone decides. */
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

/** Writes this engine into the row as the holder and returns its fence; undefined if a living engine has the turn. */
function takeTurn(
  { device: { salida }, now }: World,
  from: 'anybody' | 'nobody alive' | 'the dead',
): Promise<number | undefined> {
  return salida.transaction('rw', salida.turnos, async () => {
    const row = await salida.turnos.get('envio')
    // A heartbeat in the future (the clock was set back) proves as little as an old one.
    const held = row?.held === true
    const alive = held && Math.abs(now() - row.beatAt) < STALE
    if (alive && from !== 'anybody') return undefined
    // In browsers with locks, a free turn belongs to the engine that gets the lock.
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
