import { type Infer, array, boolean, nullable, number, object, optional, string } from 'superstruct'

import { ObraSocial } from '#contract/busquedas.ts'

/** A member in a referral; `historial`: id of the member in this referral. */
type Integrante = Infer<typeof Integrante>
const Integrante = object({
  idAfiliado: number(),
  nombre: string(),
  activo: boolean(),
  historial: optional(number()),
})

export type Datos = Infer<typeof Datos>
export const Datos = object({
  idObraSocial: number(),
  fechaDesde: string(),
  fechaHasta: string(),
  viajan: array(number()),
})

export type CambioDeDerivacion = Infer<typeof CambioDeDerivacion>
export const CambioDeDerivacion = object({
  /** For a new referral an id made by this phone, otherwise `idDe`: writing it again is the same change. */
  clave: string(),
  /** The referral that it was edited from; null for a new one. */
  antes: nullable(Datos),
  /** Content of an earlier save that was tried and may have arrived; it is never edited. */
  sobre: optional(Datos),
  obraSocial: ObraSocial,
  fechaDesde: string(),
  fechaHasta: string(),
  afiliados: array(Integrante),
  version: optional(number()),
})
