import { createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { FIJO } from '#contract/fijo.ts'

import { BadEnvironment } from './badEnvironment.ts'
import type { Config } from './environment.ts'

/** Purposes whose key changes with the secret. Signatures and seals of former secrets are accepted for a while. */
const TURNING = [
  'sesion',
  'credencial',
  'codigos',
  'recuperacion',
  'comprobacion',
  'respuestas',
  'firmas',
  'pases',
  'ordenDigital',
] as const

/**
 * Purposes whose key stays that of the first secret, until a secret leaks. Other questions for the same CUIL would show
 * the right answer, which stays; another push key would end every subscription; other marks would forget counted tries; another name of an account
 * would leave two passkeys on a device.
 */
const STAYING = ['cuestionario', 'avisos', 'intentos', 'llavesDeAcceso'] as const

type Turning = (typeof TURNING)[number]
type Staying = (typeof STAYING)[number]

/** The first key signs and seals; signatures and seals of all keys are accepted. */
export type Llaves = readonly [Uint8Array, ...Uint8Array[]]

/** A key for each purpose (SEC-15): knowing one of them does not help to find another. */
export type Secrets = Readonly<Record<Turning, Llaves> & Record<Staying, Uint8Array>>

/** The accepted secrets: the first one signs; `first` is for the purposes whose key never changes. */
export type Masters = { honoured: readonly [string, ...string[]]; first: string }

const MIN_BYTES = 32
const MIN_DIFFERENT = 12
const EXAMPLE = /change.?me|example|ejemplo|secret|secreto|password|0123456789|abcdef/i

export const keyFor = (master: string, purpose: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', master, FIJO, purpose, 32))

/** Keys of the secrets that count at the moment of their use. */
export function secretsOf(masters: () => Masters): Secrets {
  const made = new Map<string, Uint8Array>()
  const key = (master: string, purpose: string): Uint8Array => {
    const name = `${purpose} ${master}`
    const known = made.get(name) ?? keyFor(master, purpose)
    made.set(name, known)
    return known
  }
  const turning = (purpose: string) => ({
    enumerable: true,
    get: (): Llaves => {
      const [now, ...former] = masters().honoured
      return [key(now, purpose), ...former.map((one) => key(one, purpose))]
    },
  })
  const staying = (purpose: string) => ({
    enumerable: true,
    get: (): Uint8Array => key(masters().first, purpose),
  })
  return Object.defineProperties(
    {},
    Object.fromEntries([
      ...TURNING.map((purpose) => [purpose, turning(purpose)]),
      ...STAYING.map((purpose) => [purpose, staying(purpose)]),
    ]),
  ) as Secrets // a getter for each purpose
}

/** Keys of secrets that do not change: the first one signs, the last one is the oldest. */
export function deriveSecrets(master: string, ...former: string[]): Secrets {
  const masters: Masters = { honoured: [master, ...former], first: former.at(-1) ?? master }
  return secretsOf(() => masters)
}

/** Keyed hash for storing and comparing text that must not be readable: the same text gives the same mark. */
export function mark(key: Uint8Array | Llaves, text: string): string {
  const [signs] = key instanceof Uint8Array ? [key] : key
  return createHmac('sha256', signs).update(text).digest('base64url')
}

/** All marks under which this text may be stored. */
export const marks = (keys: Llaves, text: string): string[] => keys.map((key) => mark(key, text))

function weakness(master: string): string | undefined {
  if (Buffer.byteLength(master) < MIN_BYTES) return `it needs at least ${MIN_BYTES} bytes`
  if (EXAMPLE.test(master)) return 'it looks like an example'
  if (new Set(master).size < MIN_DIFFERENT) return 'it repeats too few characters'
  return undefined
}

/** Throws if production must not use this secret. */
export function refuseWeak(master: string, name = 'PORTAL_SECRET'): void {
  const why = weakness(master)
  if (why) throw new BadEnvironment(`${name} is refused: ${why}.`)
}

/** File of the demo's secret. */
export const fileOfSecret = ({ dataDir }: Pick<Config, 'dataDir'>) => join(dataDir, 'secreto')

/** In production the secret comes from outside; the demo makes one and stores it beside its data. */
export function readSecret(config: Config, env: NodeJS.ProcessEnv): string {
  const given = env['PORTAL_SECRET']
  if (given) {
    if (config.mode === 'production') refuseWeak(given)
    return given
  }
  if (config.mode === 'production')
    throw new BadEnvironment(
      'PORTAL_SECRET is missing: production needs one of at least 32 random bytes.',
    )
  const file = fileOfSecret(config)
  if (!existsSync(file)) writeFileSync(file, newSecret(), { mode: 0o600 })
  return readFileSync(file, 'utf8')
}

export const newSecret = () => randomBytes(32).toString('base64url')
