import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { type Server, type ServerResponse, createServer } from 'node:http'
import type { Server as SocketServer } from 'node:net'
import { extname, join } from 'node:path'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.wasm': 'application/wasm',
}

/**
 * Serves a built baseline as the product's server serves the app: precompressed, hashed files
 * immutable.
 */
export async function serve(folder: string): Promise<{ port: number; stop: () => void }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://bench')
    void answer(folder, pathname === '/' ? '/index.html' : pathname, response)
  })
  return { port: await listen(server), stop: () => server.close() }
}

async function answer(folder: string, path: string, response: ServerResponse): Promise<void> {
  const file = `${join(folder, path)}.br`
  if (!existsSync(file)) {
    response.writeHead(404).end()
    return
  }
  const bytes = await readFile(file)
  response.writeHead(200, {
    'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
    'content-encoding': 'br',
    'content-length': bytes.length,
    'cache-control': path.startsWith('/assets/')
      ? 'public, max-age=31536000, immutable'
      : 'no-cache',
  })
  response.end(bytes)
}

/** Listens on a port of this machine: a free one, if none is named. */
export function listen(server: Server | SocketServer, port = 0): Promise<number> {
  return new Promise((done, fail) => {
    server.once('error', fail)
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      done(typeof address === 'object' && address !== null ? address.port : 0)
    })
  })
}
