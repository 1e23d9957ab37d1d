import { ordenes } from '#contract/ordenes.ts'
import { operation } from '#local/operation.ts'

/** A letter with an order: the provider sends it, whenever the phone has told it so. */
export const enviarOrden = operation({
  type: 'orden.enviar',
  name: 'Orden por correo',
  payload: ordenes.enviar.request,
  group: ({ numeroOrden }) => `orden/${numeroOrden}`,
  steps: [(call, payload) => call(ordenes.enviar, payload)],
  single: true,
  describe: ({ numeroOrden, correo }) => `Orden ${numeroOrden} por correo a ${correo}`,
})
