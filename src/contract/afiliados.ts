import {
  type Infer,
  array,
  nullable,
  number,
  object,
  optional,
  string,
  type,
  unknown,
} from 'superstruct'

import { endpoint } from './endpoint.ts'
import { Fecha } from './fechas.ts'

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
    response: type({ personaFisica: unknown() }),
  }),
  findAfiliado: endpoint({
    method: 'POST',
    path: '/v1/afiliados/find-afiliado',
    kind: 'synced-read',
    request: object({ idAfiliado: number() }),
    response: type({ personaFisica: unknown() }),
  }),
  findTitularGrupo: endpoint({
    method: 'GET',
    path: '/v1/afiliados/find-titular-grupo',
    kind: 'synced-read',
    request: object({}),
    response: Afiliado,
  }),
}
