import type { Device } from '#local/bases/device.ts'
import type { PorQueSalio, SesionAbierta } from '#local/bases/salida.ts'
import { withoutContent } from '#local/outbox/versions.ts'
import { knownOffset } from '#local/time/clock.ts'

import { readToken, tokenSays } from './token.ts'

/** The open session; undefined if no person is signed in. */
export async function currentSession({
  salida,
}: Pick<Device, 'salida'>): Promise<SesionAbierta | undefined> {
  const row = await salida.sesion.get('actual')
  return row?.state === 'in' ? row : undefined
}

/**
 * Signs a person in on this phone. The read model is emptied before and after, so that no data of the person before is shown
 * and no late answer for them is stored. A session that was still open ends, and the provider is told.
 */
export async function startSession(
  { lectura, salida }: Device,
  token: string,
  { shared, now = Date.now() }: { shared: boolean; now?: number },
): Promise<SesionAbierta> {
  const { uid, sid, expiresAt } = readToken(token)
  await emptyReadModel(lectura, NOBODY)
  const row = await salida.transaction('rw', TABLES(salida), async () => {
    const before = await salida.sesion.get('actual')
    // The token is the same: space was freed, and the sign-in is repeated.
    const isTheirs = before?.state === 'in' && before.uid === uid
    if (before?.state === 'in' && before.token !== token)
      await closeRow(salida, before, now, true, isTheirs)
    const opened: SesionAbierta = {
      id: 'actual',
      state: 'in',
      uid,
      ...(sid !== undefined && { sid }),
      token,
      expiresAt,
      generation: (before?.generation ?? 0) + 1,
      correoConfirmado: false,
      shared,
      ...(shared && { usedAt: now }),
      ...(isTheirs && { epoca: before.epoca }),
      mirrorKept: false,
    }
    await salida.sesion.put(opened)
    return opened
  })
  await emptyReadModel(lectura, row)
  return row
}

/**
 * Signs out: the tombstone first, then the read model; `reconcile` finishes if the browser closes in between. Unsent
 * changes stay, bound to their person. A late 401 of an older session ends nothing.
 */
export async function endSession(
  { lectura, salida }: Device,
  why: PorQueSalio,
  generation: number,
  at: number,
) {
  const ended = await salida.transaction('rw', TABLES(salida), async () => {
    const row = await salida.sesion.get('actual')
    if (row?.state !== 'in' || row.generation !== generation) return false
    await salida.sesion.put({
      id: 'actual',
      state: 'out',
      uid: row.uid,
      generation: generation + 1,
      why,
      at,
    })
    await closeRow(salida, row, at, why !== '401')
    return true
  })
  if (ended) await emptyReadModel(lectura, { uid: '', generation: generation + 1 })
}

const NOBODY = { uid: '', generation: -1 }
const TABLES = (salida: Device['salida']) => [
  salida.sesion,
  salida.operaciones,
  salida.revocaciones,
  salida.borradores,
  salida.adjuntos,
  salida.recibidos,
]

/**
 * Ends a session's row. The secret stays until the provider knows of the end. Of sent changes type and time stay;
 * their content too if the same person signs in again (`keep`). On a shared phone the drafts are deleted.
 */
async function closeRow(
  salida: Device['salida'],
  { uid, sid, shared }: SesionAbierta,
  at: number,
  tell: boolean,
  keep = false,
) {
  if (shared) {
    await salida.borradores.where({ uid }).delete()
    await salida.adjuntos.filter((row) => row.uid === uid).delete()
    await salida.recibidos.where({ uid }).delete()
  }
  if (tell && sid !== undefined) await salida.revocaciones.put({ sid, at })
  if (keep) return
  await salida.operaciones.where({ uid, state: 'done' }).modify((operacion, found) => {
    found.value = withoutContent(operacion)
  })
}

/** Deletes all copies and keys, and sets the owner of the next ones. */
export async function emptyReadModel(
  lectura: Device['lectura'],
  { uid, generation }: { uid: string; generation: number },
) {
  const { copias, fallas, archivos, llaves, cuadros, dueno } = lectura
  const tables = [copias, fallas, archivos, llaves, cuadros, dueno]
  await lectura.transaction('rw', tables, async () => {
    await copias.clear()
    await fallas.clear()
    await archivos.clear()
    await llaves.clear()
    await cuadros.clear()
    await dueno.put({ id: 'actual', uid, generation })
  })
}

/** Stores a renewed token, unless its session has ended. */
export async function renewToken({ salida }: Device, token: string, generation: number) {
  const said = tokenSays(token)
  if (!said) return // A token that cannot be read renews nothing.
  const { uid, expiresAt } = said
  await changeSession(salida, generation, (row) => (row.uid === uid ? { token, expiresAt } : {}))
}

/** Stores that this person's e-mail is confirmed, so that the portal opens for them without signal. */
export async function rememberCorreoConfirmado({ salida }: Device, generation: number) {
  await changeSession(salida, generation, () => ({ correoConfirmado: true }))
}

/** True if the token has ended, by the server's clock as far as it is known. */
export async function isExpired(
  device: Device,
  { expiresAt, vencida }: SesionAbierta,
  now: number,
): Promise<boolean> {
  return vencida === true || expiresAt <= now + (await knownOffset(device))
}

/**
 * 'Modo prestado': until the phone is given back it shows this member's counter and nothing else, or the counters of the
 * family if it was lent for all.
 */
export async function lendPhone(
  { salida }: Pick<Device, 'salida'>,
  generation: number,
  idAfiliado: number,
  { aTodos = false } = {},
) {
  await changeSession(salida, generation, () => ({
    prestado: idAfiliado,
    ...(aTodos && { prestadoATodos: true }),
  }))
}

/** Ends 'modo prestado'. */
export async function takeBackPhone({ salida }: Pick<Device, 'salida'>, generation: number) {
  await salida.sesion.where({ id: 'actual' }).modify((row) => {
    if (row.state !== 'in' || row.generation !== generation) return
    delete row.prestado
    delete row.prestadoATodos
  })
}

/** Changes the open session's row, if it is still that session. */
export async function changeSession(
  salida: Device['salida'],
  generation: number,
  change: (row: SesionAbierta) => Partial<SesionAbierta>,
) {
  await salida.transaction('rw', salida.sesion, async () => {
    const row = await salida.sesion.get('actual')
    if (row?.state === 'in' && row.generation === generation)
      await salida.sesion.put({ ...row, ...change(row) })
  })
}
