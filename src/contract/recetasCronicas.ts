import { type Infer, array, assign, number, object, string, type } from 'superstruct'

import { endpoint } from './endpoint.ts'
import { Fecha } from './fechas.ts'
import { Texto, quizas } from './valores.ts'

export type RecetaCronica = Infer<typeof RecetaCronica>
export const RecetaCronica = type({
  numeroRecetario: Texto,
  afiliado: string(),
  documento: quizas(Texto),
  fechaAutorizacion: quizas(Fecha),
  periodo: quizas(Texto),
  plan: quizas(Texto),
  nombrePlan: quizas(string()),
  medicamentos: array(type({ descripcion: string() })),
  prescriptor: quizas(string()),
  matriculaPrescriptor: quizas(Texto),
})

export type DetalleDeRecetaCronica = Infer<typeof DetalleDeRecetaCronica>
export const DetalleDeRecetaCronica = assign(
  RecetaCronica,
  type({
    /** 305: the medicines are ready at the pharmacy. */
    codigoEstado: quizas(Texto),
    nombreFarmacia: quizas(string()),
    direccionFarmacia: quizas(string()),
    localidadFarmacia: quizas(string()),
    telefonoFarmacia: quizas(Texto),
    observacionPlan: quizas(string()),
  }),
)

export const recetasCronicas = {
  buscar: endpoint({
    method: 'POST',
    path: '/v1/busquedas/receta-cronicas/buscar',
    kind: 'synced-read',
    request: object({ idAfiliado: number() }),
    response: array(RecetaCronica),
  }),
  // From a notification this is its idSolicitud.
  detalle: endpoint({
    method: 'POST',
    path: '/v1/recetas/find-receta-cronica',
    kind: 'synced-read',
    request: object({ numeroReceta: string() }),
    response: DetalleDeRecetaCronica,
  }),
}
