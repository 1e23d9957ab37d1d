import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

import { isoCBOR } from '@simplewebauthn/server/helpers'

import { post } from './server.ts'

/** Bits of WebAuthn's flags. */
const PRESENT = 1
const VERIFIED = 4
const COPYABLE = 8
const COPIED = 16
const WITH_KEY = 64

type Ways = {
  /** Address of the page that asks. */
  origin?: string
  /** Domain that the passkey belongs to. */
  rpId?: string
  /** False: the person pressed a button, but showed no finger, face or PIN. */
  verified?: boolean
  /** Signatures made before. */
  counter?: number
  userHandle?: string
  type?: string
}

const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest()
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')

/** A passkey of a phone, in software: the part of the browser and that of the device, with an ES256 key. */
export function autenticador({ copied = false } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  let kept = ''

  const recordOf = (challenge: string, type: string, { origin = 'https://portal.example' }: Ways) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  const dataOf = (
    flags: number,
    { rpId = 'portal.example', verified = true, counter = 0 }: Ways,
  ) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    const copies = copied ? COPYABLE | COPIED : 0
    const all = flags | PRESENT | copies | (verified ? VERIFIED : 0)
    return Buffer.concat([sha256(rpId), Buffer.from([all]), count])
  }

  return {
    id: base64(id),
    /** Makes the passkey for this account: the browser's answer to `create()`. */
    crear(alta: { challenge: string; user: { id: string } }, ways: Ways = {}) {
      kept = alta.user.id
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ])
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const authData = Buffer.concat([
        dataOf(WITH_KEY, ways),
        Buffer.alloc(16),
        length,
        id,
        isoCBOR.encode(key),
      ])
      const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ])
      return {
        id: base64(id),
        clientDataJSON: base64(recordOf(alta.challenge, ways.type ?? 'webauthn.create', ways)),
        attestationObject: base64(isoCBOR.encode(attestation)),
      }
    },
    /** Signs a challenge: the browser's answer to `get()`. */
    firmar(challenge: string, ways: Ways = {}) {
      const record = recordOf(challenge, ways.type ?? 'webauthn.get', ways)
      const authData = dataOf(0, ways)
      const signature = sign('sha256', Buffer.concat([authData, sha256(record)]), privateKey)
      return {
        id: base64(id),
        clientDataJSON: base64(record),
        authenticatorData: base64(authData),
        signature: base64(signature),
        userHandle: ways.userHandle ?? kept,
      }
    },
  }
}

export type Autenticador = ReturnType<typeof autenticador>

/** Adds a passkey, signs in with it and removes it: all calls about passkeys. */
export async function conLlave(url: string, token: string): Promise<void> {
  const LLAVES = '/v1/portal/llaves-de-acceso'
  const ask = async <T>(path: string, body: object): Promise<T> => {
    const answer = await post(url, LLAVES + path, body, { token })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as T // the test says which fields it reads
  }
  const llave = autenticador()
  const alta = await ask<{ challenge: string; user: { id: string } }>('/desafio', {
    contrasenia: 'demo1234',
  })
  const { idLlave } = await ask<{ idLlave: number }>('', llave.crear(alta))
  const { challenge } = await ask<{ challenge: string }>('/ingreso/desafio', {})
  await ask('/ingreso', llave.firmar(challenge))
  await ask('/quitar', { idLlave })
}
