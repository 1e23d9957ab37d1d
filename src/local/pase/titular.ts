import type { credencial } from '#contract/credencial.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import type { Confianza } from '#contract/extensiones/pases.ts'
import { type DeTabla, type Pase } from '#contract/pase/cuerpo.ts'

/** The person that a code names, as the check page shows them (CRED-09, CRED-10). */
export type Titular = {
  nombre: string
  cuil: string
  nacimiento: string | null
  relacion: string
  tipo: string
  /** Time of the code: a moment in ms, or the provider's text. */
  generada: number | string
  derivacion?: { tipo: string; destino: string; desde: string; hasta: string | null } | undefined
}

type Tablas = Confianza['tablas']

/** Text for a number that is in no table of this phone: its meaning is not guessed. */
const NO_SE_SABE = '—'

/** `shown`: time in seconds at which a phone signed it; a printed card has only the time of its pass. */
export function titularDelPase(
  pase: Pase,
  shown: number | undefined,
  tablas: Tablas | undefined,
): Titular {
  const derivacion = pase.version === 1 ? pase.derivacion : undefined
  return {
    nombre: `${pase.nombre} ${pase.apellido}`.trim(),
    cuil: conGuiones(pase.cuil),
    nacimiento: pase.nacimiento,
    relacion: deTabla(pase.relacion, tablas?.relaciones),
    tipo: deTabla(pase.tipo, tablas?.tipos),
    generada: shown === undefined ? pase.emitido * 60_000 : shown * 1000,
    ...(derivacion && {
      derivacion: {
        tipo: deTabla(derivacion.tipo, tablas?.derivaciones),
        destino: deTabla(derivacion.destino, tablas?.destinos),
        desde: derivacion.desde,
        hasta: derivacion.hasta,
      },
    }),
  }
}

/** The answer to the specification's payload. */
export function titularDelToken(answer: ResponseOf<typeof credencial.validarToken>): Titular {
  const { apellido, nombre, cuilCuit, fechaNacimiento, tipoAfiliado, fechaCreacion } = answer
  const at = /\d[Tt ]\d/.test(fechaCreacion) ? Date.parse(fechaCreacion) : Number.NaN
  const { derivacion } = answer
  return {
    nombre: `${nombre} ${apellido}`.trim(),
    cuil: cuilCuit,
    nacimiento: fechaNacimiento,
    relacion: answer.relacionTitularAdherente,
    tipo: tipoAfiliado,
    generada: Number.isNaN(at) ? fechaCreacion : at,
    ...(derivacion && {
      derivacion: {
        tipo: derivacion.descripcionTipoDerivacion,
        destino: destinoDe(derivacion),
        desde: derivacion.fechaDesde,
        hasta: derivacion.fechaHasta ?? null,
      },
    }),
  }
}

type Destino = NonNullable<ResponseOf<typeof credencial.validarToken>['derivacion']>

function destinoDe({
  obraSocialDescripcion: obraSocial,
  obraSocialSigla: sigla,
  obraSocialProvincia: provincia,
}: Destino): string {
  const named = sigla ? `${obraSocial} (${sigla})` : obraSocial
  return provincia ? `${named}, ${provincia}` : named
}

const deTabla = (value: DeTabla, tabla: Record<string, string> = {}) =>
  typeof value === 'string'
    ? value
    : Object.hasOwn(tabla, value)
      ? (tabla[value] ?? NO_SE_SABE)
      : NO_SE_SABE

/** A CUIL in the specification's format: 27-12345678-4. */
const conGuiones = (cuil: string) =>
  cuil.length === 11 ? `${cuil.slice(0, 2)}-${cuil.slice(2, 10)}-${cuil.slice(10)}` : NO_SE_SABE
