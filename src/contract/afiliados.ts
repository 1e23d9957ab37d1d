import {
  type Infer,
  array,
  boolean,
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
  sigla: quizas(string()),
  provinciaDescripcion: quizas(string()),
  fechaDesde: Fecha,
  fechaHasta: quizas(Fecha),
})

/** One member of the family group, as A §3 names its fields. */
export type Afiliado = Infer<typeof Afiliado>
export const Afiliado = type({
  afiliado: type({
    idAfiliado: Numero,
    numeroDocumentoFormateado: Texto,
    numeroAfiliadoFormateado: quizas(Texto),
  }),
  personaFisica: type({
    nombre: string(),
    apellido: string(),
    numeroDocumentoString: quizas(Texto),
    fechaNacimiento: quizas(Fecha),
  }),
  persona: quizas(type({ cuilCuitFormateado: quizas(Texto) })),
  tipoDocumento: quizas(type({ descripcion: string() })),
  tipoAfiliado: quizas(type({ descripcion: string(), fechaVencimientoCapita: quizas(string()) })),
  relacionTitularAdherente: type({ descripcion: string() }),
  tarjeta: quizas(type({ numeroTarjeta: Texto })),
  derivacion: quizas(Derivacion),
})

/** All that the profile and a member's record show: 'Affiliate info' of A §3. */
export type FichaDeAfiliado = Infer<typeof FichaDeAfiliado>
export const FichaDeAfiliado = type({
  afiliado: type({
    idAfiliado: Numero,
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
  persona: quizas(type({ cuilCuitFormateado: quizas(Texto) })),
  /** dd/mm: a day of every year, not a date. */
  tipoAfiliado: quizas(type({ fechaVencimientoCapita: quizas(string()) })),
  afiliacionAfiliado: quizas(type({ fechaAlta: quizas(Fecha) })),
  restriccionServicios: quizas(
    type({ descripcion: quizas(string()), codigo: quizas(Texto), servIfx: optional(unknown()) }),
  ),
  inhibicion: quizas(type({ descripcionTipoInhibicion: quizas(string()) })),
  identidadVerificada: quizas(boolean()),
  fechaIdentidadVerificada: quizas(Fecha),
  /** Has an account, and changes their own data there (FAM-05); hosts need not say it. */
  tieneCuenta: quizas(boolean()),
  domicilioPersonaFisica: quizas(DomicilioPersonaFisica),
  provincia: quizas(Provincia),
  departamento: quizas(Departamento),
  localidad: quizas(Localidad),
  calle: quizas(Calle),
  itemsDomicilioPersonaFisica: quizas(array(ItemDeDomicilio)),
  contactoPersonaFisica: quizas(array(Contacto)),
  /** Versions that a save is edited from, on hosts with the capability 'versiones'. */
  versiones: quizas(type({ domicilio: quizas(Numero), contactos: quizas(Numero) })),
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
