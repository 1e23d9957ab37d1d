import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'

import type { Hono } from 'hono'

import { COMPARTIDO } from '#contract/compartido.ts'
import { puedeSerPagina } from '#contract/denegadas.ts'

import { IMAGENES } from '../base/marcas.ts'
import type { Web } from '../base/portal.ts'
import { Problem } from '../base/problem.ts'
import type { Proveedor } from '../base/proveedor.ts'
import type { HttpContext, HttpEnv } from './environment.ts'
import { escritos } from './escritos.ts'
import { knows } from './etag.ts'
import { hashOfStyle, pagePolicy, readHashes } from './headers.ts'
import { tramoDe } from './tramo.ts'
import { ADDRESS, compressed, withPreview } from './vistaPrevia.ts'

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
// Media, which are played while they load. Never compressed: byte ranges refer to the file itself.
const IN_PARTS = /\.mp4$/
// Documents and worker scripts have a policy in their own answer, which also covers the files that they load.
const CARRIES_PAGE_POLICY = /\.html$|^\/sw\.js$|\/worker-[^/]+\.js$/

/** Files of the build, by address. Only listed files exist: no path is built from a request. */
function listFiles(folder: string): Set<string> {
  if (!existsSync(folder)) return new Set()
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/'))
  return new Set(names.filter((name) => !name.endsWith('.map') && !/\/\./.test(name)))
}

/** The only worker that compiles WebAssembly: it reads QR codes (docs/decisions/033). */
const READS_CODES = /\/worker-lector-[^/]+\.js$/

/** The only document with an inline script and a style text of its own (docs/decisions/018). */
const COUNTER = '/mostrador.html'

const DOCUMENT = '/index.html'
/** The app's document with a preview for chats that show a shared credential. */
const SHARED = '/compartida.html'

/** Serves the built app: hashed files are cached for ever, all others are revalidated each time (SEC-40, 43). */
export function mountPages(app: Hono<HttpEnv>, { config }: Pick<Web, 'config'>): void {
  const files = listFiles(config.appDir)
  const inFolder = (name: string) => join(config.appDir, name)
  const { enlaces, capacidades } = config
  const proveedor = { ...config.proveedor, capacidades }
  // Texts that are changed after the build: with this insurer's name, and with the preview.
  const built = (name: string) =>
    files.has(name) ? readFileSync(inFolder(name), 'utf8') : undefined
  const texts = new Map(escritos(built, proveedor))
  const document = texts.get(DOCUMENT) ?? built(DOCUMENT)
  if (document !== undefined) {
    texts.set(SHARED, withPreview(document, { origin: enlaces, ...proveedor }))
    for (const suffix of ['', '.br', '.gz']) files.add(SHARED + suffix)
  }
  const imagenes = imagenesDe(proveedor)
  const { styleHash, counterStyleHash, scriptHash } = { ...readHashes(config), ...hashesOf(texts) }
  const policyWith = (hashes: Parameters<typeof pagePolicy>[0]) =>
    pagePolicy(hashes, config.base, config.recaptcha !== undefined)
  const policy = policyWith({ styleHash })
  const counterPolicy = policyWith({ styleHash: counterStyleHash, scriptHash })
  const readerPolicy = policyWith({ styleHash, compila: true })
  const policyOf = (name: string) =>
    name === COUNTER ? counterPolicy : READS_CODES.test(name) ? readerPolicy : policy
  const read = remember((name) => {
    const [plain = '', suffix = ''] = name.split(/(\.(?:br|gz))$/)
    const text = texts.get(plain)
    return text === undefined
      ? readFile(imagenes.get(name) ?? inFolder(name))
      : compressed(text, suffix)
  })

  // Reached only if the service worker is gone: the shared file is not stored, and the page says so.
  app.post(COMPARTIDO, (context) => {
    context.set('ruta', COMPARTIDO)
    return context.redirect(`${COMPARTIDO}?fue=nada`, 303)
  })

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
      ...(IN_PARTS.test(name) && { 'Accept-Ranges': 'bytes' }),
      ...(encoding && { 'Content-Encoding': encoding.name }),
      ...(CARRIES_PAGE_POLICY.test(name) && { 'Content-Security-Policy': policyOf(name) }),
    }
    if (knows(context, tag)) return context.body(null, 304, headers)
    const tramo = IN_PARTS.test(name) ? tramoAsked(context, tag, bytes.byteLength) : undefined
    if (tramo === 'fuera')
      throw new Problem(416, undefined, {
        headers: { 'Content-Range': `bytes */${bytes.byteLength}` },
      })
    if (tramo) {
      const { from, to } = tramo
      return context.body(bytes.slice(from, to + 1), 206, {
        ...headers,
        'Content-Length': String(to + 1 - from),
        'Content-Range': `bytes ${from}-${to}/${bytes.byteLength}`,
      })
    }
    return context.body(bytes, 200, { ...headers, 'Content-Length': String(bytes.byteLength) })
  })
}

/** Files of an insurer's own images, by address. */
const imagenesDe = ({ marcas }: Proveedor): ReadonlyMap<string, string> =>
  new Map(
    Object.keys(marcas ? IMAGENES : {}).map((name) => [
      `/${name}`,
      join(marcas?.carpeta ?? '', name),
    ]),
  )

/** Hashes of style texts in colours that are not the build's. */
function hashesOf(texts: ReadonlyMap<string, string>) {
  const [document, counter] = [texts.get(DOCUMENT), texts.get(COUNTER)]
  return {
    ...(document && { styleHash: hashOfStyle(document) }),
    ...(counter && { counterStyleHash: hashOfStyle(counter) }),
  }
}

/** File of the build for an address, or the document for addresses of the app's routes. */
function fileFor(path: string, files: ReadonlySet<string>): string | undefined {
  if (files.has(path) && !/\.(br|gz)$/.test(path)) return path
  if (!puedeSerPagina(path) || isFile(path) || path.includes('/.')) return undefined
  const document = path === ADDRESS || path.startsWith(`${ADDRESS}/`) ? SHARED : DOCUMENT
  return files.has(document) ? document : undefined
}

/** A missing file is not a page; but an e-mail in an address (VERI-01) has a dot, too. */
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

/** Byte range of the file, only if the reader has its present version: parts of two versions do not fit together. */
function tramoAsked(context: HttpContext, tag: string, length: number) {
  const version = context.req.header('If-Range')
  if (version !== undefined && version !== tag) return undefined
  return tramoDe(context.req.header('Range'), length)
}

type Stored = { bytes: Uint8Array<ArrayBuffer>; tag: string }

/** Caches read files: a build is a few megabytes and does not change while the server runs. */
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
