import { basename, join, resolve } from 'node:path'

import { esCorreo } from '#contract/correo.ts'
import { FIJO } from '#contract/fijo.ts'

import { BadEnvironment } from './badEnvironment.ts'
import { CAPACIDADES } from './capacidades.ts'
import { PROVEEDOR, type Proveedor, pathOf, readProveedor } from './proveedor.ts'
import { faultOf } from './proxies.ts'

const RECAPTCHA = 'https://www.google.com/recaptcha/api/siteverify'

/** `sitio` is the key for pages; `secret` proves this server. */
export type Recaptcha = { sitio: string; secret: string; url: string }

export type Config = {
  mode: 'demo' | 'production' | 'test'
  host: string
  port: number
  dataDir: string
  databaseUrl: string | undefined
  /** Most connections of this process to PostgreSQL. */
  conexiones: number
  /** True: repeated statements are prepared by name. Undefined: only if no pooler stands between. */
  preparadas: boolean | undefined
  /** A longer statement is ended. */
  consultaMs: number
  /** Folder of the built app; without it only the API is served. */
  appDir: string
  sandbox: boolean
  /** Number from which the demo data are made; undefined: no demo data. */
  seed: number | undefined
  /** Insurer of this portal. */
  proveedor: Proveedor
  capacidades: readonly string[]
  base: string
  provider: string
  publicUrl: string
  /** Base address of links in mails; never taken from a request's Host header. */
  enlaces: string
  /** Base address of links to a page of this server, where the portal's own host does not lead to it. */
  enlacesDeApi: string
  /** Uses reCAPTCHA in place of our own check; the page's policy then allows it. */
  recaptcha: Recaptcha | undefined
  smtp: { url: string; from: string } | undefined
  /**
   * Address where push services can reach the operator: some refuse to deliver without one, so without it no notices
   * are offered.
   */
  contactoDeAvisos: string
  /** Where to report a weakness; without it no security.txt is served. */
  contactoDeSeguridad: string | undefined
  /** Origin of the operator, accepted as a push service although it is not public. */
  envioPropio: string | undefined
  corsOrigins: readonly string[]
  /** Proxies whose X-Forwarded-* headers are trusted: addresses and ranges. */
  proxies: readonly string[]
  /** Address for Prometheus, apart from the public one; undefined: no figures. */
  cifras: { host: string; port: number } | undefined
}

/**
 * True if browsers make passkeys for this address: they want a name, not a number, and a secure line. In production the
 * address must be given: the default is this machine.
 */
function sirveParaLlaves(enlaces: string, publicUrl: string, mode: Config['mode']): boolean {
  const { protocol, hostname } = new URL(enlaces)
  if (hostname === 'localhost') return mode !== 'production' || publicUrl !== ''
  return protocol === 'https:' && /^[^:]*[a-z]/i.test(hostname)
}

const list = (text = '') =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)

function number(name: string, text: string | undefined, fallback: number): number {
  const value = text === undefined || text === '' ? fallback : Number(text)
  if (!Number.isInteger(value) || value < 0 || value > 2_147_483_647)
    throw new BadEnvironment(`${name} must be a whole number, not "${text}".`)
  return value
}

function between(
  name: string,
  text: string | undefined,
  { fallback, min, max }: { fallback: number; min: number; max: number },
): number {
  const value = number(name, text, fallback)
  if (value < min || value > max)
    throw new BadEnvironment(`${name} must be between ${min} and ${max}, not ${value}.`)
  return value
}

function origin(name: string, text: string | undefined): string {
  if (!text) return ''
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new BadEnvironment(`${name} must be an http(s) address, not "${text}".`)
  const { origin: itself, href } = new URL(text)
  if (href !== `${itself}/`)
    throw new BadEnvironment(`${name} must end after the host: "${itself}", not "${text}".`)
  return itself
}

/** Mails contain links to the portal: a mail server without a public address is refused. */
function readSmtp(
  env: NodeJS.ProcessEnv,
  publicUrl: string,
  { remitente }: Proveedor,
): Config['smtp'] {
  const url = env['SMTP_URL']
  if (!url) return undefined
  const from = env['MAIL_FROM'] ?? remitente ?? ''
  if (!URL.canParse(url) || !/^smtps?:$/.test(new URL(url).protocol))
    throw new BadEnvironment('SMTP_URL must be an smtp(s) address.')
  if (!publicUrl) throw new BadEnvironment('SMTP_URL needs PUBLIC_URL, where its links lead.')
  if (!esCorreo(from))
    throw new BadEnvironment('SMTP_URL needs MAIL_FROM, the address of the sender.')
  return { url, from }
}

/** Contact for push services: the sender of mails, or the public address; the demo has a made-up one. */
function contactoDe({
  smtp,
  publicUrl,
  demo,
}: Pick<Config, 'smtp' | 'publicUrl'> & { demo: boolean }): string {
  const from = smtp?.from.replace(/^.*<|>.*$/g, '')
  if (from) return `mailto:${from}`
  if (publicUrl.startsWith('https:')) return publicUrl
  return demo ? `mailto:avisos@${FIJO}.example` : ''
}

/** Where to report a weakness: an e-mail or https address that the insurer reads. */
function readSecurityContact(text: string | undefined): string | undefined {
  if (!text) return undefined
  if (esCorreo(text)) return `mailto:${text}`
  if (URL.canParse(text) && new URL(text).protocol === 'https:') return new URL(text).href
  throw new BadEnvironment(`SECURITY_CONTACT must be an e-mail or an https address, not "${text}".`)
}

/** The page needs one key and the server the other: with one of them alone every check would fail. */
function readRecaptcha(env: NodeJS.ProcessEnv): Config['recaptcha'] {
  const secret = env['RECAPTCHA_SECRET']
  const sitio = env['RECAPTCHA_SITE_KEY']
  if (!secret && !sitio) return undefined
  if (!secret || !sitio)
    throw new BadEnvironment('RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET go together: one is missing.')
  if (!/^[\w-]+$/.test(sitio))
    throw new BadEnvironment('RECAPTCHA_SITE_KEY is made of letters, digits, - and _.')
  return { sitio, secret, url: RECAPTCHA }
}

/** Extensions to announce; a misspelt one would be missing without a word. */
function readCapacidades(text: string | undefined): readonly string[] | undefined {
  if (text === undefined) return undefined
  const names = list(text)
  const unknown = names.find((name) => !CAPACIDADES.includes(name))
  if (unknown !== undefined)
    throw new BadEnvironment(
      `CAPACIDADES has "${unknown}", which is none of these: ${CAPACIDADES.join(', ')}.`,
    )
  return names
}

/** Old poolers give each statement another connection, which knows no names. */
function readPrepared(text: string | undefined): boolean | undefined {
  if (!text) return undefined
  if (text === 'yes' || text === 'no') return text === 'yes'
  throw new BadEnvironment(`DATABASE_PREPARED must be yes or no, not "${text}".`)
}

/** Figures are for the operator only: without METRICS_HOST they are read on this machine alone. */
function readFigures(env: NodeJS.ProcessEnv, taken: number): Config['cifras'] {
  if (!env['METRICS_PORT']) return undefined
  const port = number('METRICS_PORT', env['METRICS_PORT'], 0)
  if (port === taken)
    throw new BadEnvironment('METRICS_PORT and PORT are the same: members would see the figures.')
  return { host: env['METRICS_HOST'] || '127.0.0.1', port }
}

/** Configuration of an insurer: the name of a folder in `proveedores/`, or a path; without one, the default. */
function readNamed(named: string | undefined, root: string): Proveedor {
  if (!named) return PROVEEDOR
  return readProveedor(pathOf(named, root))
}

/** The demo's members have numbers in their insurer's form: each insurer has a folder of its own (tools/start.mjs). */
const folderOf = (mode: Config['mode'], named: string | undefined) =>
  named && mode === 'demo' ? `.data-${basename(named)}` : '.data'

/** The checked environment. A production start with demo settings is refused (SEC-42). */
export function readEnvironment(env: NodeJS.ProcessEnv, root: string): Config {
  const sandbox = env['SANDBOX'] === '1'
  const mode = sandbox && env['NODE_ENV'] !== 'production' ? 'demo' : 'production'
  if (mode === 'production' && (sandbox || env['SEED']))
    throw new BadEnvironment(
      'SANDBOX and SEED are for the demo: production does not start with them.',
    )
  const proxies = list(env['PROXIES'])
  const fault = proxies.map(faultOf).find(Boolean)
  if (fault) throw new BadEnvironment(fault)
  const proveedor = readNamed(env['PROVEEDOR'], root)
  const provider = env['PROVIDER'] || proveedor.api.segmento
  if (!/^[\w-]+$/.test(provider)) throw new BadEnvironment('PROVIDER is one segment of a path.')
  const port = number('PORT', env['PORT'], 8080)
  const publicUrl = origin('PUBLIC_URL', env['PUBLIC_URL'])
  const smtp = readSmtp(env, publicUrl, proveedor)
  const announced = readCapacidades(env['CAPACIDADES']) ?? proveedor.capacidades
  const enlaces = publicUrl || `http://localhost:${port}`
  const contactoDeAvisos = contactoDe({ smtp, publicUrl, demo: mode === 'demo' })
  const withheld = new Set([
    ...(contactoDeAvisos === '' ? ['avisos'] : []),
    ...(sirveParaLlaves(enlaces, publicUrl, mode) ? [] : ['llaves-de-acceso']),
  ])
  return {
    mode,
    host: env['HOST'] || '0.0.0.0',
    port,
    dataDir: resolve(root, env['DATA_DIR'] || folderOf(mode, env['PROVEEDOR'])),
    databaseUrl: env['DATABASE_URL'] || undefined,
    conexiones: between('DATABASE_POOL', env['DATABASE_POOL'], { fallback: 10, min: 2, max: 500 }),
    preparadas: readPrepared(env['DATABASE_PREPARED']),
    consultaMs:
      1_000 *
      between('DATABASE_TIMEOUT', env['DATABASE_TIMEOUT'], { fallback: 30, min: 1, max: 3_600 }),
    appDir: resolve(root, env['APP_DIR'] || join('dist', 'app')),
    sandbox,
    seed: mode === 'demo' ? number('SEED', env['SEED'], 1) : undefined,
    proveedor,
    capacidades: announced.filter((name) => !withheld.has(name)),
    base: origin('BASE', env['BASE']) || proveedor.api.base,
    provider,
    publicUrl,
    enlaces,
    enlacesDeApi: origin('API_URL', env['API_URL']) || enlaces,
    recaptcha: readRecaptcha(env),
    smtp,
    contactoDeAvisos,
    contactoDeSeguridad: readSecurityContact(env['SECURITY_CONTACT']),
    envioPropio: origin('PUSH_PROPIO', env['PUSH_PROPIO']) || undefined,
    corsOrigins: list(env['CORS_ORIGINS']).map((text) => origin('CORS_ORIGINS', text)),
    proxies,
    cifras: readFigures(env, port),
  }
}
