import type { EnQr } from '#contract/pase/codigo.ts'
import type { Pase } from '#live/credencial/usePase.ts'
import type { Failure } from '#live/proveedor/failure.ts'

import type { Codigo, Emitida } from './useToken.ts'

/** Content of the card's ring; the buttons and advice depend on it. */
export type Muestra =
  | { state: 'pidiendo' }
  /** The provider's code. `resta`: time left. */
  | { state: 'token'; emitida: Emitida; resta: number }
  | { state: 'token-vencido' }
  /** A code signed by this phone. */
  | { state: 'firmada'; qr: EnQr; venceAt: number; pronto: boolean }
  /** This phone's pass has expired, and the provider does not answer. */
  | { state: 'pase-vencido'; venceAt: number }
  | { state: 'sin-codigo' }
  | { state: 'falla'; failure: Failure }

type De = {
  codigo: Codigo
  /** Time left of the provider's code. */
  resta: number
  pase: Pase
  /** True if the provider is slow: until it answers, the phone's own code is shown. */
  tarda: boolean
}

/**
 * The provider's code if there is one, the phone's own while it is missing. If the provider refuses a code, the phone
 * shows none either.
 */
export function queMostrar({ codigo, resta, pase, tarda }: De): Muestra {
  if (codigo.state === 'vigente')
    return resta > 0 ? { state: 'token', emitida: codigo, resta } : { state: 'token-vencido' }
  const failure = codigo.state === 'falla' ? codigo.failure : undefined
  if (failure?.kind === 'rechazo') return { state: 'falla', failure }
  const waits = codigo.state === 'pidiendo'
  if (waits && !tarda) return { state: 'pidiendo' }
  if ((pase.state === 'vigente' || pase.state === 'pronto') && pase.qr)
    return {
      state: 'firmada',
      qr: pase.qr,
      venceAt: pase.venceAt,
      pronto: pase.state === 'pronto',
    }
  if (waits || pase.state === 'loading') return { state: 'pidiendo' }
  if (failure && !noHaySenal(failure)) return { state: 'falla', failure }
  if (pase.state === 'vencido') return { state: 'pase-vencido', venceAt: pase.venceAt }
  // There may be signal: the failure of the call explains more than 'needs signal'.
  if (failure?.kind === 'sin-respuesta') return { state: 'falla', failure }
  return { state: 'sin-codigo' }
}

const noHaySenal = ({ kind }: Failure) =>
  kind === 'sin-senal' || kind === 'sin-respuesta' || kind === 'portal-cautivo'
