import {
  type Infer,
  array,
  boolean,
  literal,
  number,
  object,
  optional,
  string,
  type,
} from 'superstruct'

import { endpoint } from './endpoint.ts'
import { Numero, Texto, quizas } from './valores.ts'

export type Prestador = Infer<typeof Prestador>
export const Prestador = type({
  idPrestador: quizas(Numero),
  // The specification has both spellings (B §3).
  idprofesional: quizas(Numero),
  idProfesionalPrestador: quizas(Numero),
  idEstablecimiento: quizas(Numero),
  /** '1' is active. */
  codigoEstado: quizas(Texto),
  colorFondo: quizas(string()),
  colorLetra: quizas(string()),
  matricula: quizas(Texto),
  tipo: quizas(Texto),
  descripcionTipo: quizas(string()),
  nombre: string(),
  domicilio: quizas(string()),
  localidad: quizas(string()),
  telefonos: quizas(array(Texto)),
  telefono: quizas(Texto),
})

export const prestadores = {
  selector: endpoint({
    method: 'POST',
    path: '/v1/busquedas/prestadorSelector',
    kind: 'live',
    request: object({
      matricula: quizas(string()),
      nombre: quizas(string()),
      modoPrescriptor: boolean(),
      soloActivos: literal(false),
    }),
    response: array(Prestador),
  }),
  ultimos: endpoint({
    method: 'POST',
    path: '/v1/busquedas/prestadores/get-latest-orden',
    kind: 'synced-read',
    query: ['limit', 'idAfiliado'],
    request: object({ limit: number(), idAfiliado: optional(number()) }),
    response: array(Prestador),
  }),
  buscarProfesionales: endpoint({
    method: 'POST',
    path: '/v1/busquedas/prestadores/buscar-profesionales',
    kind: 'synced-read',
    request: object({
      matricula: quizas(string()),
      nombreApellido: quizas(string()),
      soloActivos: literal(true),
      idLocalidad: quizas(number()),
      idEspecialidad: quizas(number()),
    }),
    response: array(Prestador),
  }),
  buscarEstablecimientos: endpoint({
    method: 'POST',
    path: '/v1/busquedas/prestadores/buscar-establecimientos',
    kind: 'synced-read',
    request: object({
      nombre: quizas(string()),
      idLocalidad: quizas(number()),
      idTipoEstablecimiento: quizas(number()),
    }),
    response: array(Prestador),
  }),
}
