import type { Afiliado } from '#contract/afiliados.ts'
import type { Confianza } from '#contract/extensiones/pases.ts'
import type { DeTabla, DerivacionEnPase } from '#contract/pase/cuerpo.ts'

import { DESTINOS } from '../derivaciones/puerta.ts'

// The number of a value is its position, from 1. Printed cards hold it for a year: add new values only at the end.
// Values that are not listed go into the pass as text.
const RELACIONES = [
  'Titular',
  'Cónyuge',
  'Conviviente',
  'Hijo',
  'Hija',
  'Hijastro',
  'Hijastra',
  'Menor bajo guarda',
  'Menor bajo tutela',
  'Padre',
  'Madre',
  'Familiar a cargo',
]
const TIPOS = [
  'Afiliado directo',
  'Afiliado voluntario',
  'Jubilado',
  'Pensionado',
  'Afiliado adherente',
]
const DERIVACIONES = [
  'Derivación por estudios',
  'Derivación por trabajo',
  'Derivación por tratamiento',
  'Derivación por residencia',
  'Derivación transitoria',
]
const tabla = (list: readonly string[]) =>
  Object.fromEntries(list.map((text, at) => [String(at + 1), text]))

/** These lists in the form that checkers keep. */
export const tablas: Confianza['tablas'] = {
  relaciones: tabla(RELACIONES),
  tipos: tabla(TIPOS),
  derivaciones: tabla(DERIVACIONES),
  destinos: tabla(DESTINOS),
}

function codigo(list: readonly string[], text: string, inWords = text): DeTabla {
  const at = list.indexOf(text)
  return at < 0 ? inWords : at + 1
}

export const codigosDe = ({ relacionTitularAdherente, tipoAfiliado }: Afiliado) => ({
  relacion: codigo(RELACIONES, relacionTitularAdherente.descripcion),
  tipo: codigo(TIPOS, tipoAfiliado?.descripcion ?? ''),
})

/** Referral that is valid on this day, if any. */
export function derivacionDe({ derivacion }: Afiliado, hoy: string): DerivacionEnPase | undefined {
  if (!derivacion || derivacion.fechaDesde > hoy) return undefined
  const { obraSocialDescripcion: name, sigla, provinciaDescripcion, fechaDesde } = derivacion
  const full = [sigla ? `${name} (${sigla})` : name, provinciaDescripcion]
  return {
    tipo: codigo(DERIVACIONES, derivacion.descripcionTipoDerivacion),
    destino: codigo(
      DESTINOS,
      full.filter(Boolean).join(', '),
      [sigla || name, provinciaDescripcion].filter(Boolean).join(', '),
    ),
    desde: fechaDesde,
    hasta: derivacion.fechaHasta ?? null,
  }
}
