import { type ECDH, createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { type IncomingHttpHeaders, createServer } from 'node:http'

import { createLocalJWKSet, jwtVerify } from 'jose'

type Message = { path: string; headers: IncomingHttpHeaders; body: Buffer }

/** A stand-in for a push service: keeps the messages, and answers with the test's status. */
export async function startPushService(port = 0) {
  const taken: Message[] = []
  const service = { status: 201, retryAfter: undefined as number | undefined }
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      taken.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) })
      response.writeHead(service.status, {
        ...(service.retryAfter !== undefined && { 'Retry-After': service.retryAfter }),
        ...(service.status === 307 && { Location: '/elsewhere' }),
      })
      response.end()
    })
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port.')
  return Object.assign(service, {
    origin: `http://127.0.0.1:${address.port}`,
    taken,
    stop: () => new Promise((resolve) => server.close(resolve)),
  })
}

const derive = (from: Uint8Array, salt: Uint8Array, info: string | Uint8Array, length: number) =>
  Buffer.from(hkdfSync('sha256', from, salt, info, length))

/** A browser's side of a subscription; decrypts messages for it (RFC 8291). */
export function makeSubscriber(endpoint: string, keys: ECDH = newKeys(), auth = randomBytes(16)) {
  const point = keys.getPublicKey()
  return {
    suscripcion: {
      endpoint,
      p256dh: point.toString('base64url'),
      auth: auth.toString('base64url'),
    },
    read(body: Buffer): string {
      const salt = body.subarray(0, 16)
      const theirs = body.subarray(21, 21 + (body[20] ?? 0))
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), point, theirs])
      const secret = derive(keys.computeSecret(theirs), auth, info, 32)
      const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16)
      const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12)
      const record = body.subarray(21 + theirs.length)
      const decipher = createDecipheriv('aes-128-gcm', key, nonce)
      decipher.setAuthTag(record.subarray(-16))
      const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
      return padded.subarray(0, padded.lastIndexOf(2)).toString()
    },
  }
}

function newKeys(): ECDH {
  const keys = createECDH('prime256v1')
  keys.generateKeys()
  return keys
}

/** Verifies the sender, as a push service does (RFC 8292). */
export async function verifySender(
  { headers }: Message,
  clave: string,
  origin: string,
  now: number,
) {
  const [, token = '', k] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '') ?? []
  const point = Buffer.from(clave, 'base64url')
  const part = (from: number, to?: number) => point.subarray(from, to).toString('base64url')
  const keys = [{ kty: 'EC', crv: 'P-256', x: part(1, 33), y: part(33), alg: 'ES256' }]
  const { payload } = await jwtVerify(token, createLocalJWKSet({ keys }), {
    audience: origin,
    currentDate: new Date(now),
  })
  return { k, payload }
}
