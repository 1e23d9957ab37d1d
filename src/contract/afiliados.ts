import {
  type Infer,
  array,
  boolean,
  nullable,
  number,
  object,
  optional,
  string,
  type,
  unknown,
} from 'superstruct'

import { Calle, Departamento, Localidad, Provincia } from './busquedas.ts'
import { Contacto } from './contacto.ts'
import { DomicilioPersonaFisica, ItemDeDomicilio } from './domicilio.ts'
import { endpoint } from './endpoint.ts'
import { Fecha } from './fechas.ts'
import { Numero, Texto, quizas } from './valores.ts'

export type Derivacion = Infer<typeof Derivacion>
export const Derivacion = type({
  descripcionTipoDerivacion: string(),
  obraSocialDescripcion: string(),
  sigla: optional(nullable(string())),
  provinciaDescripcion: optional(nullable(string())),
  fechaDesde: Fecha,
  fechaHasta: optional(nullable(Fecha)),
})

/** One member of the family group, as A §3 names its fields. */
export type Afiliado = Infer<typeof Afiliado>
export const Afiliado = type({
  afiliado: type({
    idAfiliado: number(),
    numeroDocumentoFormateado: string(),
    numeroAfiliadoFormateado: optional(nullable(string())),
  }),
  personaFisica: type({
    nombre: string(),
    apellido: string(),
    numeroDocumentoString: optional(nullable(string())),
    fechaNacimiento: optional(nullable(Fecha)),
  }),
  persona: optional(nullable(type({ cuilCuitFormateado: optional(nullable(string())) }))),
  tipoDocumento: optional(nullable(type({ descripcion: string() }))),
  tipoAfiliado: optional(
    nullable(type({ descripcion: string(), fechaVencimientoCapita: optional(nullable(string())) })),
  ),
  relacionTitularAdherente: type({ descripcion: string() }),
  tarjeta: optional(nullable(type({ numeroTarjeta: string() }))),
  derivacion: optional(nullable(Derivacion)),
})

/** All that the profile and a member's record show: 'Affiliate info' of A §3. */
export type FichaDeAfiliado = Infer<typeof FichaDeAfiliado>
export const FichaDeAfiliado = type({
  afiliado: type({
    idAfiliado: number(),
    idPersonaFisica: quizas(Numero),
    numeroDocumentoFormateado: quizas(Texto),
    numeroAfiliadoFormateado: quizas(Texto),
    apellidoNombreFormateado: quizas(string()),
    tieneFondoVoluntario: quizas(boolean()),
    /** Days of the waiting period that have passed, of 120. */
    carenciaFondoVoluntario: quizas(Numero),
    fechaAltaFondoVoluntario: quizas(Fecha),
  }),
  personaFisica: type({
    idPersonaFisica: quizas(Numero),
    nombre: string(),
    apellido: string(),
    numeroDocumento: quizas(Numero),
    idTipoDocumento: quizas(Numero),
    numeroDocumentoString: quizas(Texto),
    descripcionTipoDocumento: quizas(string()),
    fechaNacimiento: quizas(Fecha),
    descripcionSexo: quizas(string()),
  }),
  persona: quizas(type({ cuilCuitFormateado: quizas(string()) })),
  /** dd/mm: a day of every year, not a date. */
  tipoAfiliado: quizas(type({ fechaVencimientoCapita: quizas(string()) })),
  afiliacionAfiliado: quizas(type({ fechaAlta: quizas(Fecha) })),
  restriccionServicios: quizas(
    type({ descripcion: quizas(string()), codigo: quizas(Texto), servIfx: optional(unknown()) }),
  ),
  inhibicion: quizas(type({ descripcionTipoInhibicion: quizas(string()) })),
  identidadVerificada: quizas(boolean()),
  fechaIdentidadVerificada: quizas(Fecha),
  domicilioPersonaFisica: quizas(DomicilioPersonaFisica),
  provincia: quizas(Provincia),
  departamento: quizas(Departamento),
  localidad: quizas(Localidad),
  calle: quizas(Calle),
  itemsDomicilioPersonaFisica: quizas(array(ItemDeDomicilio)),
  contactoPersonaFisica: quizas(array(Contacto)),
})

export const afiliados = {
  grupoFamiliar: endpoint({
    method: 'GET',
    path: '/v1/afiliados/grupo-familiar',
    kind: 'synced-read',
    request: object({}),
    response: array(Afiliado),
  }),
  afiliado: endpoint({
    method: 'GET',
    path: '/v1/afiliados/afiliado',
    kind: 'synced-read',
    request: object({}),
    response: Afiliado,
  }),
  seguirAfiliado: endpoint({
    method: 'GET',
    path: '/v1/afiliados/seguir-afiliado',
    kind: 'synced-read',
    request: object({}),
    response: FichaDeAfiliado,
  }),
  findAfiliado: endpoint({
    method: 'POST',
    path: '/v1/afiliados/find-afiliado',
    kind: 'synced-read',
    request: object({ idAfiliado: number() }),
    response: FichaDeAfiliado,
  }),
  findTitularGrupo: endpoint({
    method: 'GET',
    path: '/v1/afiliados/find-titular-grupo',
    kind: 'synced-read',
    request: object({}),
    response: Afiliado,
  }),
}
