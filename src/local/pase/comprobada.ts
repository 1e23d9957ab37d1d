import type { Call } from '#contract/call.ts'
import type { Confianza, QueLeFalta, Veredicto } from '#contract/pase/comprobar.ts'
import type { RecetaFirmada } from '#contract/pase/receta.ts'
import type { Device } from '#local/bases/device.ts'

import type { Titular } from './titular.ts'

/** Reason why the provider could not be asked about a valid signature. */
export type SinConsultar = 'sin-senal' | 'sin-respuesta'

/**
 * `por`: reason why only this phone decided. `lista`: signing time of the list that the provider has just sent in place
 * of an answer.
 */
type SinRespuesta = { por: SinConsultar; lista?: number | undefined }

/** Times at which this phone was shown it: first, and last if different. */
export type Vista = { primera: number; ultima: number | undefined }

/** Only this phone decided, from an earlier answer at this time. */
type SegunLoDicho = { dicho?: number }

/**
 * Result for a signed prescription. `vista`: earlier showings on this phone. `por`: only this phone has decided.
 * 'firmada': it was active when it was signed; later events are unknown.
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

/** Person who shows a lent pass, as its giver signed the name and the document, and the end of the delegation. */
export type EnNombreDe = { nombre: string; documento: number; hasta: number }

/** Result for a pass that names its holder. */
type DeUnaPersona =
  /** The provider has just confirmed it. */
  | { state: 'vigente'; titular: Titular }
  | ({ state: 'firma'; titular: Titular; hasta: number } & SinRespuesta)
  | ({ state: 'impresa'; titular: Titular; hasta: number } & Partial<SinRespuesta>)
  | { state: 'vieja'; titular: Titular; minutos: number }
  | { state: 'hora'; titular: Titular; impresa: boolean }
  | { state: 'pase-vencido'; titular: Titular; hasta: number; impresa: boolean }
  | ({ state: 'baja'; titular: Titular; desde?: string | undefined } & SegunLoDicho)
  | ({ state: 'anulado'; titular: Titular; por?: SinConsultar } & SegunLoDicho)
  | { state: 'sin-registro'; titular: Titular }
  /** The delegation expired, was ended, or does not lend this. */
  | { state: 'encargo-no-sirve'; que: QueLeFalta; titular: Titular }

/** Result of a check. A person is named only if the provider signed or answered who it is. */
export type Comprobada =
  | (DeUnaPersona & { presenta?: EnNombreDe })
  | ({ state: 'receta'; receta: RecetaFirmada } & RecetaComprobada)
  | { state: 'receta-cambiada' | 'receta-no-es' }
  /** The code that checks prescriptions and lent passes is not on this phone. */
  | { state: 'sin-parte' }
  /** `desde`: since when this phone has its keys; undefined if it has none. */
  | { state: 'sin-claves'; desde?: number }
  /** The code is not from the portal and does not look like it; 'numero': the number in the bar code of a sheet. */
  | { state: 'ajeno' | 'numero' }
  | { state: 'no-es' | 'clave-no-anunciada' | 'no-se-ofrece' | 'sin-medios' }
  /** The specification's payload (CRED-12). */
  | { state: 'token-no-es' | 'token-rechazado' | 'token-sin-senal' | 'token-falla' }

/** Verdict of a code of this kind from its digits. */
export type Juez = (como: string, digitos: string, confianza: Confianza) => Promise<Veredicto>

export type Mundo = {
  device: Device
  call: Call
  now: () => number
  /** Time until the verdict without the provider is shown. */
  paciencia?: number
  /** Judges a code by this phone's data; by default as a holder's own pass. */
  juez?: Juez
  /** The result of the last check, if the same code is scanned again while it is shown. */
  antes?: Comprobada | undefined
}

export type Decir = (result: Comprobada) => void
