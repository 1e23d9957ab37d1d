import { type Infer, array, boolean, number, object, string, type } from 'superstruct'

import { endpoint } from './endpoint.ts'
import { Numero, Texto, quizas } from './valores.ts'

export type Provincia = Infer<typeof Provincia>
export const Provincia = type({ idProvincia: Numero, descripcion: string() })

export type Departamento = Infer<typeof Departamento>
export const Departamento = type({ idDepartamento: Numero, descripcion: string() })

export type Localidad = Infer<typeof Localidad>
export const Localidad = type({ idLocalidad: Numero, descripcion: string() })

export type Calle = Infer<typeof Calle>
export const Calle = type({ idCalle: Numero, descripcion: string() })

export type TipoDeContacto = Infer<typeof TipoDeContacto>
export const TipoDeContacto = type({
  idTipoContacto: Numero,
  descripcion: string(),
  codigo: quizas(Texto),
})

export type Practica = Infer<typeof Practica>
export const Practica = type({
  idPractica: Numero,
  codigo: Texto,
  descripcion: string(),
  validarEspecialidad: quizas(boolean()),
})

export type Especialidad = Infer<typeof Especialidad>
export const Especialidad = type({
  especialidadVO: type({ idEspecialidad: Numero, descripcion: string() }),
  profesionVO: quizas(type({ descripcion: string() })),
})

/** A locality with its province: the list that searches filter by. */
export type LocalidadConProvincia = Infer<typeof LocalidadConProvincia>
export const LocalidadConProvincia = type({
  localidadVO: Localidad,
  departamentoVO: quizas(type({ descripcion: quizas(string()) })),
  provinciaVO: quizas(type({ descripcion: quizas(string()) })),
})

export type TipoDeEstablecimiento = Infer<typeof TipoDeEstablecimiento>
export const TipoDeEstablecimiento = type({ idTipoEstablecimiento: Numero, descripcion: string() })

export type TipoDeCobertura = Infer<typeof TipoDeCobertura>
export const TipoDeCobertura = type({
  idTipoCobertura: Numero,
  codigo: Texto,
  descripcion: string(),
  division: quizas(Texto),
})

export type ObraSocial = Infer<typeof ObraSocial>
export const ObraSocial = type({
  idObraSocial: Numero,
  sigla: quizas(string()),
  descripcion: string(),
  provincia: quizas(string()),
})

/** The lists that forms choose from: fetched once, reused by every screen. */
export const busquedas = {
  provincias: endpoint({
    method: 'GET',
    path: '/v1/busquedas/provincias',
    kind: 'synced-read',
    request: object({}),
    response: array(Provincia),
  }),
  departamentos: endpoint({
    method: 'POST',
    path: '/v1/busquedas/find-departamentos-by-provincia',
    kind: 'synced-read',
    request: object({ idProvincia: number() }),
    response: array(Departamento),
  }),
  localidadesDeDepartamento: endpoint({
    method: 'POST',
    path: '/v1/busquedas/find-localidades-by-departamento',
    kind: 'synced-read',
    request: object({ idDepartamento: number() }),
    response: array(Localidad),
  }),
  calles: endpoint({
    method: 'POST',
    path: '/v1/busquedas/find-calles-by-localidad',
    kind: 'synced-read',
    request: object({ idLocalidad: number() }),
    response: array(Calle),
  }),
  tiposDeContacto: endpoint({
    method: 'GET',
    path: '/v1/busquedas/tipos-contactos',
    kind: 'synced-read',
    request: object({}),
    response: array(TipoDeContacto),
  }),
  practicas: endpoint({
    method: 'GET',
    path: '/v1/practicas/practicas-afiliado',
    kind: 'synced-read',
    request: object({}),
    response: array(Practica),
  }),
  especialidades: endpoint({
    method: 'GET',
    path: '/v1/busquedas/especialidades',
    kind: 'synced-read',
    request: object({}),
    response: array(Especialidad),
  }),
  localidades: endpoint({
    method: 'GET',
    path: '/v1/busquedas/localidades',
    kind: 'synced-read',
    request: object({}),
    response: array(LocalidadConProvincia),
  }),
  tiposDeEstablecimiento: endpoint({
    method: 'GET',
    path: '/v1/busquedas/tipos-establecimiento',
    kind: 'synced-read',
    request: object({}),
    response: array(TipoDeEstablecimiento),
  }),
  tiposDeCobertura: endpoint({
    method: 'GET',
    path: '/v1/busquedas/tipos-coberturas',
    kind: 'synced-read',
    request: object({}),
    response: array(TipoDeCobertura),
  }),
  obrasSociales: endpoint({
    method: 'GET',
    path: '/v1/busquedas/obras-sociales',
    kind: 'synced-read',
    request: object({}),
    response: array(ObraSocial),
  }),
}
