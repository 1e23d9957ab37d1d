import type { Rechazo } from './PorQueNo.tsx'

type Espera = Extract<Rechazo, { state: 'espera' }>

const CLAVE = 'espera-de-ingreso'
const AT_MOST = 3_600_000

/** A browser that keeps nothing refuses even the question. */
function pestania(): Storage | undefined {
  try {
    return sessionStorage
  } catch {
    return undefined
  }
}

/** How long the sign-in has to wait, for this tab: nothing of who it was. */
export function recordarEspera(espera: Espera | undefined): void {
  if (espera) pestania()?.setItem(CLAVE, `${espera.until} ${espera.pasable ? 'pasable' : ''}`)
  else pestania()?.removeItem(CLAVE)
}

/** The wait that this page was loaded again in the middle of. */
export function esperaDeAntes(): Espera | undefined {
  const [until = '', pasable] = (pestania()?.getItem(CLAVE) ?? '').split(' ')
  const left = Number(until) - Date.now()
  if (!(left > 0 && left <= AT_MOST)) return undefined
  return { state: 'espera', until: Number(until), pasable: pasable === 'pasable' }
}
