// An API between the command and the provider that deviates from the contract on purpose, one way at a time.
import { type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Respuesta = { status: number; headers: Record<string, string>; body: string | Buffer }

/** How an answer is changed; undefined: the line is cut. */
export type Desvio = (answer: Respuesta) => Respuesta | undefined | Promise<Respuesta | undefined>

const SKIPPED = new Set(['content-length', 'content-encoding', 'transfer-encoding', 'connection'])

export type Pedido = { method: string; url: string; headers: Record<string, unknown> }

/** Forwards everything to `target`; the answers of `path` are changed by the deviation that is set. */
export async function startDesviado(target: string) {
  let set: { path: string; desvio: Desvio } | undefined
  const pedidos: Pedido[] = []
  const server: Server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk as Buffer)
      const { method = 'GET', url = '/', headers } = request
      pedidos.push({ method, url, headers })
      const sent = Object.entries(headers).filter(
        ([name, value]) =>
          typeof value === 'string' && !['host', 'content-length', 'connection'].includes(name),
      ) as [string, string][]
      const answer = await fetch(target + url, {
        method,
        headers: sent,
        redirect: 'manual',
        ...(method !== 'GET' && method !== 'HEAD' && { body: Buffer.concat(chunks) }),
      })
      const bytes = Buffer.from(await answer.arrayBuffer())
      const passed = Object.fromEntries([...answer.headers].filter(([name]) => !SKIPPED.has(name)))
      if (set === undefined || url.split('?')[0] !== set.path || method === 'OPTIONS') {
        const size = bytes.byteLength > 0 && { 'content-length': String(bytes.byteLength) }
        response.writeHead(answer.status, { ...passed, ...size })
        response.end(bytes)
        return
      }
      const changed = await set.desvio({
        status: answer.status,
        headers: passed,
        body: bytes,
      })
      if (!changed) {
        request.socket.destroy()
        return
      }
      response.writeHead(changed.status, changed.headers)
      response.end(changed.body)
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // it listens on a port
  return {
    url: `http://127.0.0.1:${port}`,
    /** From now on the answers of this path deviate so. */
    desviar: (path: string, desvio: Desvio) => {
      set = { path, desvio }
    },
    enderezar: () => {
      set = undefined
    },
    /** All requests that came, oldest first. */
    pedidos,
    port,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Changes the JSON of the answers of this path. */
export const conJson =
  (change: (body: never) => unknown): Desvio =>
  ({ body, ...rest }) => ({
    ...rest,
    body: JSON.stringify(change(JSON.parse(body.toString()) as never)),
  })

export const conCabecera =
  (name: string, value: string | undefined): Desvio =>
  ({ headers, ...rest }) => {
    const { [name]: _, ...others } = headers
    return { ...rest, headers: { ...others, ...(value !== undefined && { [name]: value }) } }
  }

export const enLugar =
  (status: number, type: string, body: string): Desvio =>
  ({ headers }) => ({ status, headers: { ...headers, 'content-type': type }, body })
