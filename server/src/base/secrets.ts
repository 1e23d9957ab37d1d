import { createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { FIJO } from '#contract/fijo.ts'

import { BadEnvironment } from './badEnvironment.ts'
import type { Config } from './environment.ts'

/** A key for each purpose (SEC-15): knowing one of them does not help to find another. */
const PURPOSES = [
  'sesion',
  'credencial',
  'intentos',
  'codigos',
  'recuperacion',
  'comprobacion',
  'cuestionario',
  'respuestas',
  'firmas',
  'pases',
  'ordenDigital',
  'avisos',
] as const
export type Secrets = Record<(typeof PURPOSES)[number], Uint8Array>

const MIN_BYTES = 32
const MIN_DIFFERENT = 12
const EXAMPLE = /change.?me|example|ejemplo|secret|secreto|password|0123456789|abcdef/i

export function deriveSecrets(master: string): Secrets {
  const key = (purpose: string) => new Uint8Array(hkdfSync('sha256', master, FIJO, purpose, 32))
  return Object.fromEntries(PURPOSES.map((purpose) => [purpose, key(purpose)])) as Secrets // a key for each purpose
}

/** Keyed hash for storing and comparing text that must not be readable: the same text gives the same mark. */
export function mark(key: Uint8Array, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url')
}

function weakness(master: string): string | undefined {
  if (Buffer.byteLength(master) < MIN_BYTES) return `it needs at least ${MIN_BYTES} bytes`
  if (EXAMPLE.test(master)) return 'it looks like an example'
  if (new Set(master).size < MIN_DIFFERENT) return 'it repeats too few characters'
  return undefined
}

/** In production the secret comes from outside; the demo makes one and stores it beside its data. */
export function readSecrets(config: Config, env: NodeJS.ProcessEnv): Secrets {
  const given = env['PORTAL_SECRET']
  if (given) {
    const why = weakness(given)
    if (why && config.mode === 'production')
      throw new BadEnvironment(`PORTAL_SECRET is refused: ${why}.`)
    return deriveSecrets(given)
  }
  if (config.mode === 'production')
    throw new BadEnvironment(
      'PORTAL_SECRET is missing: production needs one of at least 32 random bytes.',
    )
  const file = join(config.dataDir, 'secreto')
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 })
  return deriveSecrets(readFileSync(file, 'utf8'))
}
