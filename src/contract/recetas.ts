import { type Infer, array, number, object, string, type, unknown } from 'superstruct'

import { endpoint } from './endpoint.ts'
import { Fecha } from './fechas.ts'
import { Direccion, Numero, Texto, quizas } from './valores.ts'

const Registro = type({
  drogas: quizas(array(unknown())),
  presentacion: quizas(string()),
  cantidad: quizas(Numero),
  cie10Descripcion: quizas(string()),
})

/** An electronic prescription of medicines. */
export type Receta = Infer<typeof Receta>
export const Receta = type({
  recetaElectronica: type({
    idRecetaElectronica: Numero,
    numero: Texto,
    fechaPrescripcion: Fecha,
    vencimiento: quizas(Fecha),
    /**
     * National identifier (CUIR, Res. 2214/2025), which a counter reads as bars. Not in the specification: only from
     * hosts that have it.
     */
    cuir: quizas(Texto),
  }),
  /** 1 active, 2 dispensed; 3 and 4 have no meaning in the specification. */
  estado: type({ descripcion: string(), codigo: Texto }),
  historialEstado: quizas(type({ fechaDesde: quizas(Fecha) })),
  farmacia: quizas(type({ nombre: quizas(string()), localidad: quizas(string()) })),
  afiliado: quizas(type({ idAfiliado: quizas(Numero), correo: quizas(string()) })),
  personaFisicaAfiliado: type({
    apellido: string(),
    nombre: string(),
    numeroDocumento: quizas(Texto),
  }),
  personaFisicaProfesional: quizas(type({ apellido: quizas(string()), nombre: quizas(string()) })),
  registro1: quizas(Registro),
  registro2: quizas(Registro),
})

export const recetas = {
  buscar: endpoint({
    method: 'POST',
    path: '/v1/busquedas/receta-electronica/buscar',
    kind: 'synced-read',
    request: object({
      idAfiliado: quizas(number()),
      fechaDesde: quizas(Fecha),
      fechaHasta: quizas(Fecha),
    }),
    response: array(Receta),
  }),
  imprimir: endpoint({
    method: 'POST',
    path: '/v1/receta-electronica/imprimir',
    kind: 'synced-read',
    request: object({ idsRecetas: array(number()) }),
    response: Direccion,
  }),
  enviar: endpoint({
    method: 'POST',
    path: '/v1/receta-electronica/enviar',
    kind: 'queued-write',
    request: object({ idsRecetas: array(number()), correo: string() }),
    response: unknown(),
  }),
}
