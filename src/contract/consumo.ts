import { type Infer, array, assign, number, object, string, type } from 'superstruct'

import { endpoint } from './endpoint.ts'
import { Fecha } from './fechas.ts'
import { Numero, Texto, quizas } from './valores.ts'

export type ItemDeConsumo = Infer<typeof ItemDeConsumo>
export const ItemDeConsumo = type({
  numeroSolicitud: quizas(Texto),
  fechaSolicitud: quizas(Fecha),
  cantidad: quizas(Numero),
  codigoPrestacion: quizas(Texto),
  nombrePrestacion: quizas(string()),
  codigoPrestador: quizas(Texto),
  nombrePrestador: quizas(string()),
  importe: quizas(Numero),
})

const Medicamento = assign(ItemDeConsumo, type({ periodo: quizas(Texto) }))

const DerivacionConsumida = type({
  numeroDerivacion: quizas(Texto),
  fechaDerivacion: quizas(Fecha),
  nombrePrestador: quizas(string()),
  diagnostico: quizas(string()),
  tratamiento: quizas(string()),
})

const TramiteSAT = type({
  idSolicitudCobertura: quizas(Numero),
  fechaIniciada: quizas(Fecha),
  descripcionEstadoActual: quizas(string()),
  descripcionTipoCobertura: quizas(string()),
  codigoEstado: quizas(Texto),
})

const items = quizas(array(ItemDeConsumo))

/** Each group may be missing: that is an empty panel. */
export type Consumo = Infer<typeof Consumo>
export const Consumo = type({
  ordenesAmbulatorias: items,
  ordenesOdontologicas: items,
  internaciones: items,
  medicamentosAutorizados: quizas(array(Medicamento)),
  medicamentosAmbulatorios: quizas(array(Medicamento)),
  traslados: items,
  hoteleria: items,
  creditos: items,
  expedientes: items,
  derivaciones: quizas(array(DerivacionConsumida)),
  reintegros: items,
  tramitesSAT: quizas(array(TramiteSAT)),
})

export const consumo = {
  buscar: endpoint({
    method: 'POST',
    path: '/v1/busquedas/consumo-prestacional/buscar',
    kind: 'synced-read',
    request: object({ idAfiliado: number(), fechaDesde: Fecha, fechaHasta: Fecha }),
    response: Consumo,
  }),
}
