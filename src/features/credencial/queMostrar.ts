import type { EnQr } from '#contract/pase/codigo.ts'
import type { Failure } from '#live/failure.ts'
import type { Pase } from '#live/usePase.ts'

import type { Codigo, Emitida } from './useToken.ts'

/** What the card shows in its ring, and what can be done about it. */
export type Muestra =
  | { state: 'pidiendo' }
  /** The provider's code, with the time that it has left. */
  | { state: 'token'; emitida: Emitida; resta: number }
  | { state: 'token-vencido' }
  /** Signed by this phone. */
  | { state: 'firmada'; qr: EnQr; venceAt: number; pronto: boolean }
  /** This phone's pass is over, and nobody answers. */
  | { state: 'pase-vencido'; venceAt: number }
  | { state: 'sin-codigo' }
  | { state: 'falla'; failure: Failure }

type De = {
  codigo: Codigo
  /** Of the provider's code. */
  resta: number
  pase: Pase
  /** The provider takes its time: what is here already shows meanwhile. */
  tarda: boolean
}

/**
 * The provider's code where there is one; the phone's own while it does not come. Not against its word: whoever it
 * refuses a code to has none.
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
  // There may be signal: what became of the asking says more than that a code needs it.
  if (failure?.kind === 'sin-respuesta') return { state: 'falla', failure }
  return { state: 'sin-codigo' }
}

const noHaySenal = ({ kind }: Failure) =>
  kind === 'sin-senal' || kind === 'sin-respuesta' || kind === 'portal-cautivo'
