import type { Call } from '#contract/call.ts'

import type { Device } from './device.ts'
import type { Titular } from './titular.ts'

/** Why the provider could not be asked about a good signature. */
export type SinConsultar = 'sin-senal' | 'sin-respuesta'

/** `por`: only this phone says so. `lista`: when the list was signed that the provider has just given in place of an answer. */
type SinRespuesta = { por: SinConsultar; lista?: number | undefined }

/** What a check came to; a person is named only where the provider signed or said who it is. */
export type Comprobada =
  /** The provider has just said so. */
  | { caso: 'vigente'; titular: Titular }
  | ({ caso: 'firma'; titular: Titular; hasta: number } & SinRespuesta)
  | ({ caso: 'impresa'; titular: Titular; hasta: number } & Partial<SinRespuesta>)
  | { caso: 'vieja'; titular: Titular; minutos: number }
  | { caso: 'hora'; titular: Titular }
  | { caso: 'pase-vencido'; titular: Titular; hasta: number }
  | { caso: 'baja'; titular: Titular; desde?: string | undefined }
  | { caso: 'anulado'; titular: Titular; por?: SinConsultar }
  | { caso: 'sin-registro'; titular: Titular }
  /** `desde`: since when this phone has its keys; undefined where it has none. */
  | { caso: 'sin-claves'; desde?: number }
  | { caso: 'no-es' | 'clave-no-anunciada' | 'no-se-ofrece' | 'sin-medios' }
  /** The specification's payload (CRED-12). */
  | { caso: 'token-no-es' | 'token-rechazado' | 'token-sin-senal' | 'token-falla' }

export type Mundo = {
  device: Device
  call: Call
  now: () => number
  /** How long a person waits for the provider before they are told what is known without it. */
  paciencia?: number
}

export type Decir = (result: Comprobada) => void
