import { liveQuery } from 'dexie'

import { acceso } from '#contract/acceso.ts'
import { contacto } from '#contract/contacto.ts'
import { reconcile } from '#local/reconcile.ts'
import type { Sesion } from '#local/salida.ts'
import {
  currentSession,
  endSession,
  rememberCorreoConfirmado,
  startSession,
} from '#local/session.ts'
import { noteUse } from '#local/shared.ts'

import { askForSync, device, engine } from './engine.ts'
import type { Failure } from './failure.ts'
import { ask } from './useLiveCall.ts'

export type SignedIn = { ok: true } | { ok: false; failure: Failure; refused: boolean }

const REFUSED: Failure = {
  kind: 'rechazo',
  message: 'Credenciales incorrectas. Intente nuevamente.',
}

/** Signs in. `refused` means that the provider did not accept the credentials, whatever status it said so with. */
export async function signIn(
  nombre: string,
  password: string,
  { shared }: { shared: boolean },
): Promise<SignedIn> {
  const answer = await ask(acceso.ingresar, { nombre, password })
  if (!answer.ok) {
    const { failure } = answer
    const refused = failure.kind === 'rechazo' && failure.status !== 429 && failure.status !== 408
    return { ok: false, failure: refused ? REFUSED : failure, refused }
  }
  const { token } = answer.value
  if (typeof token !== 'string' || token === '')
    return { ok: false, failure: REFUSED, refused: true }
  await startSession(device, token, { shared })
  await reconcileNow()
  void engine.wake('start')
  return { ok: true }
}

/** Ends the session on this phone at once; the provider is told now or as soon as there is signal. */
export async function signOut(): Promise<void> {
  const session = await currentSession(device)
  if (session) await endSession(device, 'salir', session.generation, Date.now())
  await reconcileNow()
  void askForSync()
  void engine.wake('write')
}

export type CorreoChecked = { ok: true; confirmed: boolean } | { ok: false; failure: Failure }

/** Asks whether a confirmed e-mail exists, and remembers a yes for the days without signal. */
export async function checkCorreo(): Promise<CorreoChecked> {
  const session = await currentSession(device)
  const answer = await ask(contacto.validarCorreoConfirmado, {})
  if (!answer.ok) return answer
  const confirmed = answer.value !== null
  if (confirmed && session) await rememberCorreoConfirmado(device, session.generation)
  return { ok: true, confirmed }
}

/** Brings local storage in line with the session; every page does it before it renders. */
export function reconcileNow(): Promise<Sesion | undefined> {
  return reconcile(device, localStorage, sessionStorage, Date.now())
}

/** A shared phone that nobody touches for half an hour closes by itself: this is who touches it, and who looks. */
export function followUse(): () => void {
  const used = () => void noteUse(device, Date.now())
  const timer = setInterval(() => void reconcileNow(), 60_000)
  addEventListener('pointerdown', used)
  addEventListener('keydown', used)
  return () => {
    clearInterval(timer)
    removeEventListener('pointerdown', used)
    removeEventListener('keydown', used)
  }
}

/** Keeps it in line: after a sign-in, a sign-out or a 401 anywhere, this page follows. */
export function followSession(changed: (signedIn: boolean) => void): () => void {
  const rows = liveQuery(() => device.salida.sesion.get('actual')).subscribe(() => {
    void reconcileNow().then((row) => changed(row?.state === 'in'))
  })
  const cleared = () => void reconcileNow().then((row) => changed(row?.state === 'in'))
  window.addEventListener('storage', cleared)
  return () => {
    rows.unsubscribe()
    window.removeEventListener('storage', cleared)
  }
}
