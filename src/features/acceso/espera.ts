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

/** Tells one CUIL from another, and says nothing of whose it is: a hundred million people share each of them. */
export const senaDe = (usuario: string): number => Number(usuario.replaceAll(/\D/g, '')) % 97

/** Whether a person has to wait: the account that was tried does, and so does a form without a CUIL. */
export const tieneQueEsperar = ({ sena }: Espera, usuario: string): boolean =>
  usuario.trim() === '' || senaDe(usuario) === sena

/** How long the sign-in has to wait, for this tab: nothing of who it was. */
export function recordarEspera(espera: Espera | undefined): void {
  if (espera)
    pestania()?.setItem(CLAVE, `${espera.until} ${espera.sena} ${espera.pasable ? 'pasable' : ''}`)
  else pestania()?.removeItem(CLAVE)
}

/** The wait that this page was loaded again in the middle of. */
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
