import { request as ask } from 'node:http'

import type { Plugin } from 'vite'

type Methods = Record<string, (...given: readonly unknown[]) => unknown>

/** What the screens reach of this process: the provider through its network, and by name what their tests ask of both. */
type Puente = { port: number; partes: Record<Parte, () => unknown> }
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
      const { url: path = '', method, headers, socket } = request
      const port = shared[NAME]?.port
      if (port === undefined || !DEL_PROVEEDOR.test(path)) return next()
      const asked = ask({ host: '127.0.0.1', port, path, method, headers, agent: false })
      asked.on('response', (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.on('error', () => socket.destroy()).pipe(response)
      })
      asked.on('error', () => socket.destroy())
      request.pipe(asked)
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
