import { boolean, is, literal, number, optional, string, type, union } from 'superstruct'

import type { Device } from '#local/bases/device.ts'
import type { Dueno } from '#local/bases/lectura.ts'
import {
  CLAVE_COMPARTIDO,
  CLAVE_CONFIRMADO,
  CLAVE_DETECTOR,
  CLAVE_PENDIENTES,
  CLAVE_SIN_CANDADO,
  CLAVE_SALIDA,
  CLAVE_TESTIGO,
  CLAVE_TOKEN,
} from '#local/bases/names.ts'
import { ifPossible } from '#local/bases/note.ts'
import type { Sesion, SesionAbierta } from '#local/bases/salida.ts'
import { type Local, noteLosses } from '#local/outbox/mirror.ts'

import { isLeftAlone } from './leftAlone.ts'
import { changeSession, emptyReadModel, endSession } from './session.ts'
import { tokenSays } from './token.ts'

/** The part of local and session storage that is needed here; workers have neither. */
export type Store = Local & { clear(): void }

// Browsers write local storage to disk some seconds late: a crash soon after the sign-in may lose the token alone.
const SURELY_WRITTEN = 2 * 60_000
const SEEN = 'token-visto'

/**
 * Makes local storage and read model agree with the session's row, which decides. Every page runs it before it renders,
 * and whenever that row changes. Local storage decides two things: if only the token is missing that was surely there,
 * the person is signed out (SESS-02); a token without any row, not even of a sign-out, means that the browser deleted
 * the database.
 */
export async function reconcile(
  device: Device,
  local: Store,
  session: Store,
  now: number,
): Promise<Sesion | undefined> {
  await noteLosses(device, local)
  // The row decides about a token that was there before the row was read. A newer token belongs to a later sign-in,
  // because a window may freeze in between.
  const before = local.getItem(CLAVE_TOKEN)
  const row = (await storedSession(device)) ?? (await restored(device, local, now))
  const mirror = local.getItem(CLAVE_TOKEN)
  if (mirror !== before) return reconcile(device, local, session, now)
  if (row?.state === 'in') {
    const removed = isRemoved(row, local, session)
    if (removed || isLeftAlone(row, now)) {
      await endSession(device, removed ? 'sin-token' : 'sin-uso', row.generation, now)
      return reconcile(device, local, session, now)
    }
    if (mirror !== row.token) local.setItem(CLAVE_TOKEN, row.token)
    local.setItem(CLAVE_TESTIGO, 'sí')
    if (row.shared) local.setItem(CLAVE_COMPARTIDO, 'sí')
    if (row.correoConfirmado) local.setItem(CLAVE_CONFIRMADO, 'sí')
    session.setItem(SEEN, 'sí')
    await ifPossible(() => noteMirror(device, row, mirror, now))
    await giveOwner(device, row)
    return row
  }
  if (mirror !== null || session.getItem(SEEN) !== null) {
    forgetAll(local, device.enMemoria === true)
    session.clear()
    // Stored now, because the page may be left before it has shown the reason.
    if (row) session.setItem(CLAVE_SALIDA, JSON.stringify([row.why]))
  }
  await giveOwner(device, { uid: '', generation: row?.generation ?? 0 })
  return row
}

/**
 * Empties the read model if it belongs to another session: a browser closed in the middle of a sign-in or sign-out leaves that.
 * The read model of a later session than this window knows is left alone.
 */
async function giveOwner(
  { lectura }: Device,
  mine: Pick<Dueno, 'uid' | 'generation'>,
): Promise<void> {
  const { dueno } = lectura
  if (isRight(await dueno.get('actual'), mine)) return
  await lectura.transaction('rw', lectura.tables, async () => {
    if (!isRight(await dueno.get('actual'), mine)) await emptyReadModel(lectura, mine)
  })
}

function isRight(owner: Dueno | undefined, { uid, generation }: Pick<Dueno, 'uid' | 'generation'>) {
  const isLater = generation > 0 && owner !== undefined && owner.generation > generation
  const isOurs = uid === '' ? (owner?.uid ?? '') === '' : owner?.generation === generation
  return isOurs || isLater
}

/**
 * True if local storage shows that this session has ended: its token is gone, or replaced by that of a person who
 * signed in while the databases did not open. Until it is sure that the token was written, a crash may be the cause of
 * both.
 */
function isRemoved({ uid, mirrorKept }: SesionAbierta, local: Store, session: Store): boolean {
  const mirror = local.getItem(CLAVE_TOKEN)
  // A browser that was killed may start with an empty local storage: then the second entry is gone as well.
  if (mirror === null)
    return session.getItem(SEEN) !== null || (mirrorKept && local.getItem(CLAVE_TESTIGO) !== null)
  const other = tokenSays(mirror)
  return mirrorKept && other !== undefined && other.uid !== uid
}

/**
 * Unsent changes and their list stay for their person, and the answer to the offer of a lock for this phone. The witness
 * stays if the session's row could not be opened, because it may open later.
 */
function forgetAll(local: Store, enMemoria: boolean): void {
  const always = [CLAVE_PENDIENTES, CLAVE_SIN_CANDADO, CLAVE_DETECTOR]
  const keys = [...always, ...(enMemoria ? [CLAVE_TESTIGO] : [])]
  const kept = keys.map((key) => [key, local.getItem(key)] as const)
  local.clear()
  for (const [key, value] of kept) if (value !== null) local.setItem(key, value)
}

const Fila = union([
  type({
    state: literal('in'),
    uid: string(),
    token: string(),
    expiresAt: number(),
    generation: number(),
    shared: boolean(),
    correoConfirmado: boolean(),
    usedAt: optional(number()),
    mirrorKept: boolean(),
  }),
  type({ state: literal('out'), uid: string(), generation: number() }),
])

/** A damaged session row counts as none: the token in local storage then says who is signed in. */
async function storedSession({ salida }: Device): Promise<Sesion | undefined> {
  const row = await salida.sesion.get('actual')
  if (row === undefined || is(row, Fila)) return row
  await salida.sesion.delete('actual')
  return undefined
}

/** Session restored from a token whose database is gone: person and end are read from the token. */
async function restored(
  { salida, lectura }: Device,
  local: Store,
  now: number,
): Promise<Sesion | undefined> {
  const token = local.getItem(CLAVE_TOKEN)
  const said = token === null ? undefined : tokenSays(token)
  if (token === null || said === undefined) return undefined
  const owner = await lectura.dueno.get('actual')
  // This person's remaining copies stay theirs.
  const last = typeof owner?.generation === 'number' ? owner.generation : 0
  const generation = owner?.uid === said.uid ? last : Math.max(last, 0) + 1
  const shared = local.getItem(CLAVE_COMPARTIDO) !== null
  const row: SesionAbierta = {
    id: 'actual',
    state: 'in',
    ...said,
    token,
    generation,
    correoConfirmado: local.getItem(CLAVE_CONFIRMADO) !== null,
    shared,
    ...(shared && { usedAt: now }),
    mirroredAt: now,
    mirrorKept: true,
  }
  return salida.transaction('rw', salida.sesion, async () => {
    const meanwhile = await salida.sesion.get('actual')
    if (!meanwhile) await salida.sesion.put(row)
    return meanwhile ?? row
  })
}

async function noteMirror(
  { salida }: Device,
  { generation, mirroredAt, mirrorKept }: SesionAbierta,
  mirror: string | null,
  now: number,
): Promise<void> {
  if (mirroredAt === undefined) await changeSession(salida, generation, () => ({ mirroredAt: now }))
  else if (!mirrorKept && mirror !== null && now - mirroredAt > SURELY_WRITTEN)
    await changeSession(salida, generation, () => ({ mirrorKept: true }))
}
