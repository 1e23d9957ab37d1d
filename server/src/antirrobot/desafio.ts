import { randomInt } from 'node:crypto'

import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { type Struct, is } from 'superstruct'

import { type Desafio, Solucion } from '#contract/extensiones/antirrobot.ts'

import type { Llaves } from '../base/secrets.ts'

const MAX_LENGTH = 4_096
// About 200 derivations of a millisecond each: not noticeable on a phone, but not free for a robot.
const COST = 1_000
const WORK = { least: 100, most: 300 }

const secretsOf = (key: Uint8Array) => {
  const text = Buffer.from(key).toString('base64url')
  return { hmacSignatureSecret: `${text}:desafio`, hmacKeySignatureSecret: `${text}:clave` }
}

export async function crearDesafio(key: Uint8Array, hastaAt: number): Promise<Desafio> {
  const data = { hasta: Math.floor(hastaAt / 1000) }
  const { parameters, signature = '' } = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: COST,
    counter: randomInt(WORK.least, WORK.most),
    data,
    deriveKey,
    ...secretsOf(key),
  })
  const { keySignature = '', data: _data, ...rest } = parameters
  return { parameters: { ...withoutUndefined(rest), keySignature, data }, signature }
}

type Written = Omit<Desafio['parameters'], 'keySignature' | 'data'>

/** Removes undefined fields: JSON drops them too, and the signature covers the rest. */
const withoutUndefined = ({ algorithm, nonce, salt, cost, keyLength, keyPrefix }: Written) => ({
  algorithm,
  nonce,
  salt,
  cost,
  keyLength,
  keyPrefix,
})

/** The solved challenge; undefined if it is not from this server, expired or unsolved. */
export async function leerSolucion(
  keys: Llaves,
  token: string,
  ahora: number,
): Promise<Desafio | undefined> {
  const payload = decode(token, Solucion)
  if (!payload || payload.challenge.parameters.data.hasta * 1000 <= ahora) return undefined
  for (const key of keys) {
    const { verified } = await verifySolution({ ...payload, deriveKey, ...secretsOf(key) })
    if (verified) return payload.challenge
  }
  return undefined
}

function decode<T>(token: string, struct: Struct<T>): T | undefined {
  if (token.length > MAX_LENGTH) return undefined
  try {
    const value: unknown = JSON.parse(Buffer.from(token, 'base64').toString())
    return is(value, struct) ? value : undefined
  } catch {
    return undefined // A text that is not JSON is no challenge of this server.
  }
}
