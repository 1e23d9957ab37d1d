import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { type Infer, is, pattern, string, type } from 'superstruct'

import type { Config } from '../base/environment.ts'

/** Headers of every answer (SEC-22). */
export const ALWAYS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
}
export const HSTS = 'max-age=31536000; includeSubDomains'

/** Policy of data answers: nothing in them may run, load or be framed. */
export const API_POLICY = "default-src 'none'; frame-ancestors 'none'"

// Griffel creates empty style elements and fills them through the CSSOM: the hash of an empty text is enough.
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

const OWN = { scripts: "'self'", frames: "'self'", types: 'default' }
// From Google's documentation. Its script creates Trusted Types policies with unknown names; our default policy still
// blocks everything.
const WITH_RECAPTCHA = {
  scripts: "'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
  frames: "'self' https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/",
  types: '*',
}

/** `compila`: allows WebAssembly only. */
type Allowed = {
  styleHash?: string | undefined
  scriptHash?: string | undefined
  compila?: boolean
}

/** Policy of documents and scripts (SEC-19). */
export function pagePolicy(
  { styleHash, scriptHash, compila = false }: Allowed,
  base: string,
  conRecaptcha = false,
): string {
  const { scripts, frames, types } = conRecaptcha ? WITH_RECAPTCHA : OWN
  const allowed = [
    scripts,
    ...(scriptHash ? [`'${scriptHash}'`] : []),
    ...(compila ? ["'wasm-unsafe-eval'"] : []),
  ].join(' ')
  const styles = ["'self'", EMPTY_STYLE, ...(styleHash ? [`'${styleHash}'`] : [])].join(' ')
  const connect = base ? `'self' ${base}` : "'self'"
  return `default-src 'none'; script-src ${allowed}; style-src ${styles}; style-src-attr 'none'; img-src 'self' blob: data:; font-src 'self'; connect-src ${connect}; worker-src 'self'; frame-src ${frames}; media-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types ${types}`
}

const Hash = pattern(string(), /^sha256-[A-Za-z0-9+/]{43}=$/)
const Hashes = type({ styleHash: Hash, counterStyleHash: Hash, scriptHash: Hash })
type Hashes = Infer<typeof Hashes>

/** Hash of a document's style text. */
export function hashOfStyle(html: string): string {
  const [, style = ''] = /<style>([^]*?)<\/style>/.exec(html) ?? []
  return `sha256-${createHash('sha256').update(style).digest('base64')}`
}

/** Hashes that the build wrote into documents: the style text, the counter's longer style text, and the counter's script. */
export function readHashes({ appDir }: Config): Partial<Hashes> {
  const file = join(appDir, '..', 'csp.json')
  if (!existsSync(file)) return {}
  const document: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (!is(document, Hashes)) throw new Error(`${file} holds no hashes: build the app again.`)
  return document
}
