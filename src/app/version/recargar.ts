import { deadline } from '#contract/deadline.ts'
import { isBusy } from '#live/telefono/busy.ts'

import { actualizar } from './actualizar.ts'

const CLAVE = 'recargado'
const HACE_POCO = 5 * 60_000
/** Time in ms that the server gets to answer; without an answer there is no newer version to fetch. */
const PACIENCIA = 5000

/**
 * Loads the newest version if a file of the present one is missing here and on the server. Only once in five minutes,
 * never over an open dialog or a half-filled form, and never without signal, because the reloaded page would miss the
 * same file. In all other cases the failure is thrown on.
 */
export async function recargarUnaVez(falla: unknown): Promise<never> {
  const ultima = Number(sessionStorage.getItem(CLAVE) ?? 0)
  if (Math.abs(Date.now() - ultima) < HACE_POCO) throw falla
  if (!(await haySenal()) || isBusy()) throw falla
  sessionStorage.setItem(CLAVE, String(Date.now()))
  await actualizar()
  return new Promise(() => undefined) // The page is being left.
}

const haySenal = () =>
  fetch('/', { method: 'HEAD', cache: 'no-store', signal: deadline(PACIENCIA).signal }).then(
    () => true,
    () => false,
  )
