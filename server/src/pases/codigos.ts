import type { Afiliado } from '#contract/afiliados.ts'
import type { Confianza } from '#contract/extensiones/pases.ts'
import type { DeTabla, DerivacionEnPase } from '#contract/pase/cuerpo.ts'

// A value's number is its place, from 1: printed cards hold it for a year, so lists grow at their end and nowhere else.
// What is in no list goes into the pass in words.
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
/** The health plans of the provinces: 'name (sigla), province'. */
export const DESTINOS = [
  'Instituto de Obra Médico Asistencial (IOMA), Buenos Aires',
  'Obra Social de la Ciudad de Buenos Aires (ObSBA), Ciudad Autónoma de Buenos Aires',
  'Obra Social de los Empleados Públicos (OSEP), Catamarca',
  'Instituto de Seguridad Social, Seguros y Préstamos (InSSSeP), Chaco',
  'Instituto de Seguridad Social y Seguros (SEROS), Chubut',
  'Administración Provincial del Seguro de Salud (APROSS), Córdoba',
  'Instituto de Obra Social de Corrientes (IOSCOR), Corrientes',
  'Obra Social de Entre Ríos (OSER), Entre Ríos',
  'Instituto de Asistencia Social para Empleados Públicos (IASEP), Formosa',
  'Instituto de Seguros de Jujuy (ISJ), Jujuy',
  'Servicio Médico Previsional (SEMPRE), La Pampa',
  'Administración Provincial de Obra Social (APOS), La Rioja',
  'Obra Social de Empleados Públicos (OSEP), Mendoza',
  'Instituto de Previsión Social (IPS), Misiones',
  'Instituto de Seguridad Social del Neuquén (ISSN), Neuquén',
  'Instituto Provincial del Seguro de Salud (IPROSS), Río Negro',
  'Instituto Provincial de Salud de Salta (IPSS), Salta',
  'Obra Social Provincia (OSP), San Juan',
  'Dirección de Obra Social del Estado Provincial (DOSEP), San Luis',
  'Caja de Servicios Sociales (CSS), Santa Cruz',
  'Instituto Autárquico Provincial de Obra Social (IAPOS), Santa Fe',
  'Instituto de Obra Social del Empleado Provincial (IOSEP), Santiago del Estero',
  'Obra Social de la Provincia de Tierra del Fuego (OSPTF), Tierra del Fuego, Antártida e Islas del Atlántico Sur',
  'Instituto de Previsión y Seguridad Social de Tucumán (IPSST), Tucumán',
]

const tabla = (list: readonly string[]) =>
  Object.fromEntries(list.map((text, at) => [String(at + 1), text]))

/** The lists as whoever checks a card keeps them. */
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

/** The referral that counts on this day, if there is one. */
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
