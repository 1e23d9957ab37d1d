import { deadline } from '#contract/deadline.ts'
import { isBusy } from '#live/telefono/busy.ts'

import { actualizar } from './actualizar.ts'

const CLAVE = 'recargado'
const HACE_POCO = 5 * 60_000
/** Whoever does not answer by then has no newer version either. */
const PACIENCIA = 5000

/**
 * A file of this version is gone from the server and not on this phone: the newest version has its own. Once, and never
 * where something open or half written would go with it, nor without signal: loaded anew, the page would lack the same
 * file. Otherwise the failure is what it is.
 */
export async function recargarUnaVez(falla: unknown): Promise<never> {
  const ultima = Number(sessionStorage.getItem(CLAVE) ?? 0)
  if (Math.abs(Date.now() - ultima) < HACE_POCO) throw falla
  if (!(await haySenal()) || isBusy()) throw falla
  sessionStorage.setItem(CLAVE, String(Date.now()))
  await actualizar()
  return new Promise(() => undefined) // the page is on its way out
}

const haySenal = () =>
  fetch('/', { method: 'HEAD', cache: 'no-store', signal: deadline(PACIENCIA).signal }).then(
    () => true,
    () => false,
  )
