import type { IncomingMessage, ServerResponse } from 'node:http'

import type { Plugin } from 'vite'

type Methods = Record<string, (...given: readonly unknown[]) => unknown>

/**
 * The parts of this process that screens reach: the provider through its network, and both by name
 * for the tests.
 */
type Puente = {
  atender: (request: IncomingMessage, response: ServerResponse) => void
  partes: Record<Parte, () => unknown>
}
type Parte = 'network' | 'provider' | 'persona' | 'lector' | 'muestras'

// The setup and the configuration load this file as two modules of one process.
const NAME = Symbol.for('portal.pantallas')
const shared = globalThis as { [NAME]?: Puente }

export const tenderPuente = (puente: Puente) => void (shared[NAME] = puente)

const DEL_PROVEEDOR = /^\/(v1\/|portal-config\.json|\.well-known\/)/

/**
 * The provider answers on the screens' own origin, as in the product: a cut signal is cut there,
 * too.
 */
export const alProveedor: Plugin = {
  name: 'al-proveedor',
  configureServer: ({ middlewares }) =>
    void middlewares.use((request, response, next) => {
      const atender = shared[NAME]?.atender
      if (atender && DEL_PROVEEDOR.test(request.url ?? '')) atender(request, response)
      else next()
    }),
}

/** Calls a method of a part of this process for a test. */
export async function llamar(
  _context: unknown,
  parte: Parte,
  method: string,
  given: readonly unknown[],
): Promise<unknown> {
  const of = shared[NAME]?.partes[parte]() as Methods | undefined
  return of?.[method]?.(...given)
}
