import { actualizar } from './actualizar.ts'

const CLAVE = 'recargado'
const HACE_POCO = 5 * 60_000

/**
 * A file of this version is gone from the server and not on this phone: the newest version has its own. Once, and never
 * where something typed would go with it; otherwise the failure is what it is.
 */
export async function recargarUnaVez(falla: unknown): Promise<never> {
  const ultima = Number(sessionStorage.getItem(CLAVE) ?? 0)
  if (Math.abs(Date.now() - ultima) < HACE_POCO || hayAlgoEscrito()) throw falla
  if (!(await puedeVolver())) throw falla
  sessionStorage.setItem(CLAVE, String(Date.now()))
  await actualizar()
  return new Promise(() => undefined) // the page is on its way out
}

const hayAlgoEscrito = () =>
  [...document.querySelectorAll('input, textarea')].some(
    (campo) => (campo as HTMLInputElement).value !== '' && campo.matches(ESCRITO),
  )
const ESCRITO = 'textarea, input:not([type=checkbox], [type=radio], [type=hidden], [type=submit])'

/** Without an offline worker and without signal the browser would have nothing to show instead. */
const puedeVolver = async () =>
  navigator.serviceWorker?.controller != null ||
  fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )
