import { createServer } from 'node:http'

/** Another host, to which a Wi-Fi redirects people: it records the requests. */
export async function startStranger() {
  const log: { path: string; headers: Record<string, unknown> }[] = []
  const server = createServer((request, response) => {
    log.push({ path: request.url ?? '/', headers: request.headers })
    // All headers that allow the page to read this answer.
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
    })
    response.end('<!doctype html><title>Wi-Fi</title><h1>Aceptá las condiciones</h1>')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the stranger got no port')
  return {
    url: `http://127.0.0.1:${address.port}/login`,
    log,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
