import { type Ingreso, acceso } from '#contract/acceso.ts'
import { confirmacion } from '#contract/confirmacion.ts'
import { SIN_LUGAR, isOfTheDatabase } from '#live/cambios/keep.ts'
import { type Answered, ask } from '#live/llamadas/useLiveCall.ts'
import { conAvisos } from '#live/novedades/conAvisos.ts'
import { askForSync, askForSyncAgain, engine } from '#live/proveedor/engine.ts'
import type { Failure } from '#live/proveedor/failure.ts'
import { loQueSeConozca } from '#live/telefono/conocido.ts'
import { device, openPhone } from '#live/telefono/device.ts'
import { completarDespues, dejarParaDespues } from '#live/version/aplicacion.ts'
import { again, isLost } from '#local/bases/open.ts'
import { NoRoom, withRoom } from '#local/bases/room.ts'
import type { Sesion } from '#local/bases/salida.ts'
import { watch } from '#local/bases/watch.ts'
import { forgetLeft } from '#local/outbox/deNadie.ts'
import { hostOf } from '#local/provider/host.ts'
import { reconcile } from '#local/session/reconcile.ts'
import {
  currentSession,
  endSession,
  rememberCorreoConfirmado,
  startSession,
} from '#local/session/session.ts'
import { noteUse } from '#local/session/shared.ts'

const PAUSE = 250
const LONGEST_PAUSE = 30_000

export type SignedIn = { ok: true } | { ok: false; failure: Failure; refused: boolean }

const REFUSED: Failure = {
  kind: 'rechazo',
  message: 'Credenciales incorrectas. Intente nuevamente.',
}

const OTHER_VERSION: Failure = {
  kind: 'telefono',
  message: 'Hay una versión nueva de la aplicación. Cerrá las otras ventanas y volvé a abrirla.',
}

/** The provider may also have returned to an older version: then closing other windows does not help. */
const NEWER: Failure = {
  kind: 'telefono',
  message: 'Hay una versión nueva de la aplicación. Actualizá; si sigue igual, probá más tarde.',
}

const NO_ROOM: Failure = { kind: 'telefono', message: SIN_LUGAR }

const NOT_KEPT: Failure = {
  kind: 'telefono',
  message:
    'No se pudo guardar tu ingreso. Probá de nuevo; si sigue igual, cerrá la aplicación y volvé a abrirla.',
}

/** Signs in with the password. */
export const signIn = (
  nombre: string,
  password: string,
  { shared, comprobante }: { shared: boolean; comprobante?: string | undefined },
) => signInBy(() => ask(acceso.ingresar, { nombre, password }, undefined, comprobante), shared)

/** Opens a session by this call. `refused`: the provider did not accept the proof, at any HTTP status. */
export async function signInBy(
  call: () => Promise<Answered<Ingreso>>,
  shared: boolean,
): Promise<SignedIn> {
  const storage = await openPhone()
  if (storage !== 'open' && storage !== 'memory')
    return { ok: false, failure: storage === 'newer' ? NEWER : OTHER_VERSION, refused: false }
  dejarParaDespues()
  const answer = await call()
  if (!answer.ok) {
    void completarDespues()
    const { failure } = answer
    const refused = failure.kind === 'rechazo' && failure.status !== 429 && failure.status !== 408
    return { ok: false, failure, refused }
  }
  const { token } = answer.value
  if (typeof token !== 'string' || token === '')
    return { ok: false, failure: REFUSED, refused: true }
  try {
    await withRoom(device, loQueSeConozca, () =>
      again(device, () => startSession(device, token, { shared })),
    )
    await reconcileNow()
  } catch (error) {
    if (error instanceof NoRoom) return { ok: false, failure: NO_ROOM, refused: false }
    if (isOfTheDatabase(error)) return { ok: false, failure: NOT_KEPT, refused: false }
    throw error
  }
  // A sync event that came while no person was signed in found nothing to send.
  void askForSyncAgain()
  void engine.wake('start')
  void checkCorreo().catch(() => undefined) // A screen that needs the answer asks again.
  return { ok: true }
}

/**
 * True if the host offers passkeys, and the browser has them at this address: it wants a name, not a number. Undefined if
 * the host was not reached.
 */
export async function ofreceLlaves(): Promise<boolean | undefined> {
  if (!('PublicKeyCredential' in window && /[a-z]/i.test(location.hostname))) return false
  const host = await hostOf(device, (...args) => fetch(...args))(Date.now())
  return typeof host === 'string' ? undefined : host.capacidades.includes('llaves-de-acceso')
}

/** Ends the session on this phone immediately; the provider is told now, or as soon as there is signal. */
export async function signOut(): Promise<void> {
  await again(device, async () => {
    const session = await currentSession(device)
    if (session) await endSession(device, 'salir', session.generation, Date.now())
  })
  void conAvisos(({ olvidarAvisos }) => olvidarAvisos())
  await reconcileNow()
  void askForSync()
  void engine.wake('write')
}

export type CorreoChecked = { ok: true; confirmed: boolean } | { ok: false; failure: Failure }

let checking: { generation: number | undefined; asked: Promise<CorreoChecked> } | undefined

/**
 * Asks the provider whether the person has a confirmed e-mail, and stores a yes for times without signal. Callers in
 * one session share one request.
 */
export async function checkCorreo(): Promise<CorreoChecked> {
  const generation = (await again(device, () => currentSession(device)))?.generation
  if (!checking || checking.generation !== generation) {
    const asked = preguntarPorElCorreo(generation).finally(() => {
      if (checking?.asked === asked) checking = undefined
    })
    checking = { generation, asked }
  }
  return checking.asked
}

async function preguntarPorElCorreo(generation: number | undefined): Promise<CorreoChecked> {
  const answer = await ask(confirmacion.validarCorreoConfirmado, {}, generation)
  if (!answer.ok) return answer
  const confirmed = answer.value !== null
  if (confirmed && generation !== undefined) await rememberCorreoConfirmado(device, generation)
  return { ok: true, confirmed }
}

/** The person has just confirmed an e-mail: the other screens become available. */
export async function correoConfirmado(): Promise<void> {
  const session = await currentSession(device)
  if (session) await rememberCorreoConfirmado(device, session.generation)
}

/**
 * Makes local storage agree with the session; every page does this before it renders. Notices with details are closed if
 * the session is over or the phone is lent.
 */
export async function reconcileNow(): Promise<Sesion | undefined> {
  await openPhone()
  const row = await again(device, () => reconcile(device, localStorage, sessionStorage, Date.now()))
  if (row?.state !== 'in' || row.prestado !== undefined)
    void conAvisos(({ cerrarMostrados }) => cerrarMostrados())
  return row
}

/** Deletes forms that were left half filled without an account: without a session no engine does it. */
export async function olvidarLoDejado(): Promise<void> {
  await openPhone()
  await forgetLeft(device, Date.now())
}

/** Notes each touch and key of a shared phone, and checks every minute: after half an hour without use its session ends. */
export function followUse(): () => void {
  const ignore = () => undefined // If this fails, the next touch or the next minute tries again.
  const used = () => void noteUse(device, Date.now()).catch(ignore)
  const timer = setInterval(() => void reconcileNow().catch(ignore), 60_000)
  addEventListener('pointerdown', used)
  addEventListener('keydown', used)
  return () => {
    clearInterval(timer)
    removeEventListener('pointerdown', used)
    removeEventListener('keydown', used)
  }
}

/** Calls `changed` after a lock was put on this phone or taken off, in any window. */
export function followLock(uid: string, changed: () => void): () => void {
  let had = device.candado !== undefined
  return watch(
    device,
    () => device.salida.candado.get(uid),
    (row) => {
      if (had === (row !== undefined)) return
      had = !had
      changed()
    },
  )
}

/** Follows a sign-in, a sign-out or a 401 in any window, and makes local storage agree. */
export function followSession(changed: (signedIn: boolean) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let left = false
  const look = (pause = PAUSE) => {
    clearTimeout(timer)
    void reconcileNow().then(
      (row) => changed(row?.state === 'in'),
      // A database that fails or is in use is no sign-out. If the browser has just deleted it, the next look finds a
      // new one.
      (error: unknown) => {
        if (!left && isLost(error) && !device.cedido)
          timer = setTimeout(look, pause, Math.min(2 * pause, LONGEST_PAUSE))
      },
    )
  }
  const stop = watch(
    device,
    () => device.salida.sesion.get('actual'),
    () => look(),
  )
  const onStorage = () => look()
  window.addEventListener('storage', onStorage)
  return () => {
    left = true
    clearTimeout(timer)
    stop()
    window.removeEventListener('storage', onStorage)
  }
}
