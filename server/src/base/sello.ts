import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

import { type Struct, is } from 'superstruct'

import type { Llaves } from './secrets.ts'

const IV_BYTES = 12
const TAG_BYTES = 16
const MAX_LENGTH = 1_024

/** Encrypts a value to text that only this server can read, make or change. */
export function sellar([key]: Llaves, value: unknown): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  const hidden = Buffer.concat([cipher.update(JSON.stringify(value)), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), hidden]).toString('base64url')
}

/** Opens a text that was sealed under any of these keys. */
export function abrir<T>(keys: Llaves, text: string, struct: Struct<T>): T | undefined {
  for (const key of keys) {
    const opened = abrirCon(key, text, struct)
    if (opened !== undefined) return opened
  }
  return undefined
}

function abrirCon<T>(key: Uint8Array, text: string, struct: Struct<T>): T | undefined {
  const bytes = Buffer.from(text.slice(0, MAX_LENGTH), 'base64url')
  const hidden = bytes.subarray(IV_BYTES + TAG_BYTES)
  if (hidden.length === 0) return undefined
  const iv = bytes.subarray(0, IV_BYTES)
  const options = { authTagLength: TAG_BYTES }
  const decipher = createDecipheriv('aes-256-gcm', key, iv, options)
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  try {
    const opened = Buffer.concat([decipher.update(hidden), decipher.final()])
    const value: unknown = JSON.parse(opened.toString())
    return is(value, struct) ? value : undefined
  } catch {
    return undefined // forged or changed: same as none
  }
}
