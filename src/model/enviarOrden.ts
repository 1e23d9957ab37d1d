import { ordenes } from '#contract/ordenes.ts'
import { operation } from '#local/operation.ts'

/** Mails an order. The provider sends the mail, so the change may wait on the phone for signal. */
export const enviarOrden = operation({
  type: 'orden.enviar',
  name: 'Orden por correo',
  payload: ordenes.enviar.request,
  group: ({ numeroOrden }) => `orden/${numeroOrden}`,
  steps: [(call, payload) => call(ordenes.enviar, payload)],
  single: true,
  describe: ({ numeroOrden, correo }) => `Orden ${numeroOrden} por correo a ${correo}`,
})
