import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'

import type { Hono } from 'hono'

import { puedeSerPagina } from '#contract/denegadas.ts'

import type { Portal } from '../portal.ts'
import type { HttpContext, HttpEnv } from './environment.ts'
import { pagePolicy, readHashes } from './headers.ts'
import { Problem } from './problem.ts'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
}
const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
]
// Documents, and the scripts that workers begin with: their own answer brings their policy. What these load is under theirs.
const CARRIES_PAGE_POLICY = /\.html$|^\/sw\.js$|\/worker-[^/]+\.js$/

/** The files of the build by address. What is not in this list does not exist: no path is ever joined from a request. */
function listFiles(folder: string): Set<string> {
  if (!existsSync(folder)) return new Set()
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/'))
  return new Set(names.filter((name) => !name.endsWith('.map') && !/\/\./.test(name)))
}

/** The one document with a script inside (docs/decisions/018). */
const COUNTER = '/mostrador.html'

/** Serves the built app: hashed files for ever, everything else asked for again each time (SEC-40, 43). */
export function mountPages(app: Hono<HttpEnv>, { config }: Portal): void {
  const files = listFiles(config.appDir)
  const { styleHash, scriptHash } = readHashes(config)
  const policyWith = (hashes: Parameters<typeof pagePolicy>[0]) =>
    pagePolicy(hashes, config.base, config.recaptcha !== undefined)
  const policy = policyWith({ styleHash })
  const counterPolicy = policyWith({ styleHash, scriptHash })
  const read = remember((name) => readFile(join(config.appDir, name)))

  app.all('*', async (context) => {
    const { method, path } = context.req
    const name = fileFor(path, files)
    context.set('ruta', name ? 'archivo' : 'sin-ruta')
    if (!name) throw new Problem(404)
    if (method !== 'GET' && method !== 'HEAD')
      throw new Problem(405, undefined, { headers: { Allow: 'GET, HEAD' } })
    const type = TYPES[extname(name)] ?? 'application/octet-stream'
    const encoding = negotiate(context, name, files)
    const { bytes, tag } = await read(encoding ? name + encoding.suffix : name)
    const headers = {
      'Content-Type': type,
      'Cache-Control': name.startsWith('/assets/')
        ? 'public, max-age=31536000, immutable'
        : 'no-cache',
      Vary: 'Accept-Encoding',
      ETag: tag,
      ...(encoding && { 'Content-Encoding': encoding.name }),
      ...(CARRIES_PAGE_POLICY.test(name) && {
        'Content-Security-Policy': name === COUNTER ? counterPolicy : policy,
      }),
    }
    if (knows(context, tag)) return context.body(null, 304, headers)
    return context.body(bytes, 200, { ...headers, 'Content-Length': String(bytes.byteLength) })
  })
}

/** A file of the build, or the one document for every address of the app's own routes. */
function fileFor(path: string, files: ReadonlySet<string>): string | undefined {
  if (files.has(path) && !/\.(br|gz)$/.test(path)) return path
  if (!puedeSerPagina(path) || isFile(path) || path.includes('/.')) return undefined
  return files.has('/index.html') ? '/index.html' : undefined
}

/** A file that is not there is no page; an e-mail in an address (VERI-01) has a dot, too. */
const isFile = (path: string) => extname(path) !== '' && !/@|%40/i.test(path)

function negotiate(context: HttpContext, name: string, files: ReadonlySet<string>) {
  const accepted = new Set(
    (context.req.header('Accept-Encoding') ?? '')
      .split(',')
      .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
      .map((part) => part.split(';')[0]?.trim()),
  )
  return ENCODINGS.find(
    (encoding) => accepted.has(encoding.name) && files.has(name + encoding.suffix),
  )
}

const knows = (context: HttpContext, tag: string) =>
  (context.req.header('If-None-Match') ?? '')
    .split(',')
    .some((known) => known.trim().replace(/^W\//, '') === tag)

type Stored = { bytes: Uint8Array<ArrayBuffer>; tag: string }

/** Keeps what was read: a build is a few megabytes, and does not change under a running server. */
function remember(load: (name: string) => Promise<Buffer>): (name: string) => Promise<Stored> {
  const kept = new Map<string, Promise<Stored>>()
  const fetchOnce = async (name: string) => {
    const bytes = new Uint8Array(await load(name))
    return {
      bytes,
      tag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    }
  }
  return (name) => {
    const known = kept.get(name)
    if (known) return known
    const reading = fetchOnce(name)
    kept.set(name, reading)
    reading.catch(() => kept.delete(name))
    return reading
  }
}
