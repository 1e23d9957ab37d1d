import type { Avance, Operacion, SesionAbierta } from '#local/bases/salida.ts'
import { followers, keysFor, sentAgain, underNewKeys } from '#local/outbox/versions.ts'
import { asKept } from '#local/session/ownSession.ts'
import { nextMoment } from '#local/time/order.ts'

import { waitOf } from './groups.ts'
import { type Outcome, backOff } from './outcome.ts'
import type { Turn } from './turn.ts'
import { movesByItself } from './waiting.ts'
import { type World, operationOf } from './world.ts'

/** Only the engine that has the turn sends: a row in state 'sending' was left by an engine that was killed. */
export async function takeBack(
  world: World,
  uid: string,
  isCertain: (row: Operacion) => boolean,
): Promise<void> {
  await world.device.salida.operaciones.where({ uid, state: 'sending' }).modify((row) => {
    row.state = isCertain(row) ? 'pending' : 'dudosa'
    delete row.nextAt // The wait before that try has ended, even if the clock was changed since.
  })
}

/**
 * Marks the change as being sent and returns it, if it still exists, has no wait left, needs no Wi-Fi that is missing,
 * and this engine still has the turn. The caller's list may be out of date.
 */
export function claim(
  world: World,
  turn: Turn,
  { generation, uid }: SesionAbierta,
  id: string,
): Promise<Operacion | undefined> {
  const { salida } = world.device
  return salida.transaction('rw', salida.sesion, salida.operaciones, salida.turnos, async () => {
    const session = await salida.sesion.get('actual')
    const row = await salida.operaciones.get({ id })
    if (session?.state !== 'in' || session.generation !== generation) return undefined
    if (row?.state !== 'pending' || row.uid !== uid || !(await turn.isMine())) return undefined
    if (waitOf(row, world.now()) > 0) return undefined
    // A row behind the head of its group may wait for Wi-Fi, or be of a newer version's type.
    // While it waited for its place, the Wi-Fi may have ended, or the person may have asked for one.
    if (!movesByItself(world, row)) return undefined
    // An older version of the portal made the change with fewer steps: the new steps get a key now, before anything is
    // sent.
    const operation = operationOf(world, row.type)
    const keys = operation ? keysFor(operation, id, row.keys) : row.keys
    const claimed: Operacion = { ...row, keys, state: 'sending', tries: row.tries + 1 }
    await salida.operaciones.put(claimed)
    return claimed
  })
}

/**
 * Stores the extensions that a request of this change will use, so that it is never sent without them; false if the row
 * is gone.
 */
export function noteCarried(
  { device: { salida } }: World,
  { id }: Operacion,
  carries: string[],
): Promise<boolean> {
  return salida.transaction('rw', salida.operaciones, async () => {
    const row = await salida.operaciones.get({ id })
    const carried = row?.carried ?? []
    const all = [...new Set([...carried, ...carries])]
    if (row && all.length > carried.length) await salida.operaciones.put({ ...row, carried: all })
    return row !== undefined
  })
}

/** Stores the number of arrived bytes of its files; false if the row is gone. */
export async function noteSubido(
  { device: { salida } }: World,
  { id }: Operacion,
  subido: Avance,
): Promise<boolean> {
  return (await salida.operaciones.where({ id }).modify({ subido })) > 0
}

/** Stores the reason of a refusal before its key is annulled; false if the row is gone. */
export async function noteReason(
  { device: { salida } }: World,
  { id }: Operacion,
  reason: string,
): Promise<boolean> {
  return (await salida.operaciones.where({ id }).modify({ reason })) > 0
}

/** Stores the answer of one step, so that the step is never repeated. */
export async function keepAnswer(
  { device: { salida } }: World,
  { id }: Operacion,
  answers: unknown[],
): Promise<void> {
  await salida.operaciones
    .where({ id })
    .filter((row) => row.answers.length === answers.length - 1)
    .modify({ answers: [...answers] })
}

/**
 * Stores the outcome of a change. If the engine lost the turn, or the person decided meanwhile, only 'arrived' is
 * stored, because that is true in any case.
 */
export async function settleRow(
  world: World,
  turn: Turn,
  { id, state: before }: Operacion,
  outcome: Outcome,
  visible: boolean,
): Promise<void> {
  const { device, now, random = Math.random } = world
  const { salida } = device
  const isEnd = outcome.state === 'done' || outcome.state === 'rejected'
  const endedAt = isEnd ? await nextMoment(device, now()) : 0
  const { sesion, operaciones, archivos, turnos } = salida
  await salida.transaction('rw', sesion, operaciones, archivos, turnos, async () => {
    const row = await operaciones.get({ id })
    if (!row || row.state === 'done') return
    if (outcome.state !== 'done' && (row.state !== before || !(await turn.isMine()))) return
    const { nextAt: _nextAt, waitMs: _waitMs, told: _told, reason, ...also } = row
    const { pesa: _pesa, avisa: _avisa, ...rest } = also
    if (outcome.state === 'done') {
      const { leaving: _leaving, ...stays } = rest
      const landed = { ...stays, ...outcome, confirmedAt: endedAt, doneAt: now() }
      await operaciones.put(await asKept(salida, landed))
      await archivos.where({ operacion: id }).delete()
      await rebaseFollowers(world, landed)
    } else if (outcome.state === 'signed-out') {
      // The reason of the refusal is kept: once its key is annulled, later answers do not contain it.
      const kept = reason !== undefined && { reason }
      await operaciones.put({ ...rest, ...kept, state: 'pending' })
    } else if (outcome.state === 'pending' || outcome.state === 'dudosa') {
      const {
        afterMs,
        atOnce,
        otherKey,
        reason: refused,
      } = outcome.state === 'pending' ? outcome : {}
      const told = afterMs !== undefined
      const why = refused ?? reason
      const wait = atOnce ? 0 : backOff(row.tries, visible, random())
      // A server that names a short wait each time gets longer and longer waits. The value is a whole number, so that
      // rounding cannot make the remaining wait longer than the whole one.
      const waitMs = Math.ceil(Math.max(afterMs ?? 0, wait))
      const tries = row.tries + (row.state === 'dudosa' ? 1 : 0) // Each look-up counts as a try, so that look-ups become rarer.
      const { state } = outcome
      await operaciones.put({
        ...(state === 'pending'
          ? sentAgain(otherKey ? { ...rest, sinSaber: true } : rest)
          : { ...rest, ...outcome }),
        ...(why !== undefined && { reason: why }),
        state,
        tries,
        nextAt: now() + waitMs,
        waitMs,
        told,
      })
    } else if (outcome.state === 'rejected') {
      const { annulled, ...refused } = outcome
      const stays = annulled ? underNewKeys(rest) : rest
      await operaciones.put({ ...stays, ...refused, refusedAt: endedAt })
    } else await operaciones.put({ ...rest, ...outcome })
  })
}

async function rebaseFollowers(world: World, landed: Operacion): Promise<void> {
  const operation = operationOf(world, landed.type)
  const answer = landed.answers.findLast((said) => operation?.version?.of(said) !== undefined)
  if (!operation?.version || answer === undefined) return
  const { operaciones } = world.device.salida
  const group = await operaciones
    .where({ uid: landed.uid })
    .filter((row) => row.group === landed.group)
    .toArray()
  for (const { id, payload } of followers(operation, landed, group, answer))
    await operaciones.where({ id }).modify({ payload })
}
