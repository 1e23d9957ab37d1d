import type { Call } from '#contract/call.ts'
import type { RecetaFirmada } from '#contract/pase/receta.ts'
import type { Device } from '#local/bases/device.ts'

import type { Titular } from './titular.ts'

/** Why the provider could not be asked about a good signature. */
export type SinConsultar = 'sin-senal' | 'sin-respuesta'

/** `por`: only this phone says so. `lista`: when the list was signed that the provider has just given in place of an answer. */
type SinRespuesta = { por: SinConsultar; lista?: number | undefined }

/** When this phone was shown it for the first time, and when last, where that was another time. */
export type Vista = { primera: number; ultima: number | undefined }

/** Only this phone says so, and when the provider did. */
type SegunLoDicho = { dicho?: number }

/**
 * What a signed prescription came to. `vista`: when this phone was shown it before. `por`: only this phone says so.
 * 'firmada' says that it was active when it was signed, and nothing of what happened since.
 */
export type RecetaComprobada =
  | { que: 'activa'; vista: Vista | undefined }
  | { que: 'firmada'; vista: Vista | undefined; por: SinConsultar }
  | ({
      que: 'dispensada'
      desde: string | undefined
      farmacia?: string | undefined
    } & SegunLoDicho & {
        vista?: never
      })
  | ({ que: 'anulada'; desde?: string | undefined; por?: SinConsultar } & SegunLoDicho & {
        vista?: never
      })
  | { que: 'vencida' | 'hora' | 'desconocida'; vista?: never }

/** The result of a check. A person is named only if the provider signed or answered who it is. */
export type Comprobada =
  /** The provider has just said so. */
  | { state: 'vigente'; titular: Titular }
  | ({ state: 'firma'; titular: Titular; hasta: number } & SinRespuesta)
  | ({ state: 'impresa'; titular: Titular; hasta: number } & Partial<SinRespuesta>)
  | { state: 'vieja'; titular: Titular; minutos: number }
  | { state: 'hora'; titular: Titular }
  | { state: 'pase-vencido'; titular: Titular; hasta: number }
  | ({ state: 'baja'; titular: Titular; desde?: string | undefined } & SegunLoDicho)
  | ({ state: 'anulado'; titular: Titular; por?: SinConsultar } & SegunLoDicho)
  | { state: 'sin-registro'; titular: Titular }
  | ({ state: 'receta'; receta: RecetaFirmada } & RecetaComprobada)
  | { state: 'receta-cambiada' | 'receta-no-es' }
  /** What checks it has not arrived on this phone. */
  | { state: 'receta-sin-parte' }
  /** `desde`: since when this phone has its keys; undefined where it has none. */
  | { state: 'sin-claves'; desde?: number }
  | { state: 'no-es' | 'clave-no-anunciada' | 'no-se-ofrece' | 'sin-medios' }
  /** The specification's payload (CRED-12). */
  | { state: 'token-no-es' | 'token-rechazado' | 'token-sin-senal' | 'token-falla' }

export type Mundo = {
  device: Device
  call: Call
  now: () => number
  /** How long a person waits for the provider before the verdict without it is shown. */
  paciencia?: number
  /** What it came to a moment ago, where the same showing is checked again. */
  antes?: Comprobada | undefined
}

export type Decir = (result: Comprobada) => void
