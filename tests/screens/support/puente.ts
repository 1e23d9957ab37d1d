import type { IncomingMessage, ServerResponse } from 'node:http'

import type { Plugin } from 'vite'

type Methods = Record<string, (...given: readonly unknown[]) => unknown>

/** What the screens reach of this process: the provider through its network, and by name what their tests ask of both. */
type Puente = {
  atender: (request: IncomingMessage, response: ServerResponse) => void
  partes: Record<Parte, () => unknown>
}
type Parte = 'network' | 'provider' | 'persona' | 'lector' | 'muestras'

// The setup and this file's copy in the configuration are modules apart, in one process.
const NAME = Symbol.for('portal.pantallas')
const shared = globalThis as { [NAME]?: Puente }

export const tenderPuente = (puente: Puente) => void (shared[NAME] = puente)

const DEL_PROVEEDOR = /^\/(v1\/|portal-config\.json|\.well-known\/)/

/** The screens' own origin answers with the provider, as in the product: a signal that is lost there is lost here. */
export const alProveedor: Plugin = {
  name: 'al-proveedor',
  configureServer: ({ middlewares }) =>
    void middlewares.use((request, response, next) => {
      const atender = shared[NAME]?.atender
      if (atender && DEL_PROVEEDOR.test(request.url ?? '')) atender(request, response)
      else next()
    }),
}

/** Does for a test what only this process can: a method of one part of it, with what it is given. */
export async function llamar(
  _context: unknown,
  parte: Parte,
  method: string,
  given: readonly unknown[],
): Promise<unknown> {
  const of = shared[NAME]?.partes[parte]() as Methods | undefined
  return of?.[method]?.(...given)
}
