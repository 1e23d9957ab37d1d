import { expect, test } from 'vitest'

import { enlaceDe, payloadDe } from '#features/credencial/enlace.ts'

const decoded = (payload: string): unknown =>
  JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'))

test('[CRED-05, CRED-06] the payload is one URL-safe path segment with token and idAfiliado', () => {
  const pase = { token: 'AbCdEfGhIjKlMnOpQrStUv', idAfiliado: 41 }
  const payload = payloadDe(pase)
  expect(payload).toMatch(/^[\w-]+$/)
  expect(decoded(payload)).toEqual(pase)
})

test('[CRED-06] a token whose base64 has + and / is encoded for an address and decoded unchanged', () => {
  const pase = { token: '>>>???~~~ñ', idAfiliado: 1 }
  const payload = payloadDe(pase)
  expect(payload).toMatch(/^[\w-]+$/)
  expect(decoded(payload)).toEqual(pase)
})

test('[CRED-07] the QR contains the same link as the share button', () => {
  const pase = { token: 't', idAfiliado: 1 }
  expect(enlaceDe(pase, 'https://portal.example/')).toBe(
    `https://portal.example/validar-credencial/${payloadDe(pase)}`,
  )
})
