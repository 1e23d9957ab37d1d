import { createECDH, randomBytes } from 'node:crypto'

import { type Row, porAfiliado } from '../http/matriz.ts'

const keys = createECDH('prime256v1')
keys.generateKeys()
const suscripcion = {
  endpoint: 'https://push.example/unknown',
  p256dh: keys.getPublicKey('base64url'),
  auth: randomBytes(16).toString('base64url'),
}

export const matriz = {
  'avisos.estado': { own: () => ({}) },
  // The request names the members to be notified about; the phone is always the asker's own
  // (tests/server/avisos.test.ts).
  'avisos.pedir': porAfiliado((id) => ({ suscripcion, tipos: ['solicitudes'], de: [id] })),
  'avisos.seguir': { own: () => ({ suscripcion }) },
  'avisos.probar': { own: () => ({}) },
  'avisos.dejar': { own: () => ({}) },
} satisfies Record<string, Row>
