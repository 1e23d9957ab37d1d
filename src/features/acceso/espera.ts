import type { Rechazo } from './PorQueNo.tsx'

type Espera = Extract<Rechazo, { state: 'espera' }>

const CLAVE = 'espera-de-ingreso'
const AT_MOST = 3_600_000

/** If storage is blocked, the browser throws even when it is read. */
function pestania(): Storage | undefined {
  try {
    return sessionStorage
  } catch {
    return undefined
  }
}

/** Distinguishes accounts without naming one: a 97th of all CUILs share each value. */
export const senaDe = (usuario: string): number => Number(usuario.replaceAll(/\D/g, '')) % 97

/** True for the account that has to wait, and for a form without a CUIL. */
export const tieneQueEsperar = ({ sena }: Espera, usuario: string): boolean =>
  usuario.trim() === '' || senaDe(usuario) === sena

/** Stores the wait for this tab, without the account's name. */
export function recordarEspera(espera: Espera | undefined): void {
  if (espera)
    pestania()?.setItem(CLAVE, `${espera.until} ${espera.sena} ${espera.pasable ? 'pasable' : ''}`)
  else pestania()?.removeItem(CLAVE)
}

/** The stored wait, after a reload. */
export function esperaDeAntes(): Espera | undefined {
  const [until = '', sena, pasable] = (pestania()?.getItem(CLAVE) ?? '').split(' ')
  const left = Number(until) - Date.now()
  if (!(left > 0 && left <= AT_MOST)) return undefined
  return {
    state: 'espera',
    until: Number(until),
    sena: Number(sena),
    pasable: pasable === 'pasable',
  }
}
