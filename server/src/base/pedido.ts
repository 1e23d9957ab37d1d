import { AsyncLocalStorage } from 'node:async_hooks'

/** Id of the request in progress, wherever its work is done. */
export const pedidoDeAhora = new AsyncLocalStorage<string>()

let isNamed = false

/** From now on requests are named: only PostgreSQL has a log and a list of activity that show the ids. */
export function nombrarPedidos(): void {
  isNamed = true
}

/** Does the work of a request under its id. In Node 20 that costs something at every promise of the process. */
export const enPedido = <T>(pedido: string, work: () => T): T =>
  isNamed ? pedidoDeAhora.run(pedido, work) : work()

const START = '/* pedido '

/**
 * SQL that names its request, so that the database's own log and its list of activity lead to the phone's. First in the text, since
 * that list cuts long statements. An id holds only letters, digits, - and _ (http/observe.ts).
 */
export function conPedido(text: string, pedido = pedidoDeAhora.getStore()): string {
  return pedido === undefined || text.startsWith(START) ? text : `${START}${pedido} */ ${text}`
}
