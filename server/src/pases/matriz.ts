import type { Row } from '../http/matriz.ts'

export const matriz = {
  'pases.desafio': { own: () => ({}) },
  // Nobody is named: passes are for the asker's group. Without a key's proof there are none (tests/security/pases.test.ts).
  'pases.emitir': { closed: { clave: 'unknown', desafio: 'unknown', prueba: 'unknown' } },
  'pases.anularImpresas': { own: () => ({}) },
  'pases.confianza': { own: () => ({}) },
  // The fingerprint is the permission: who has it was shown the pass.
  'pases.consultar': { own: () => ({ huella: 'unknown' }) },
} satisfies Record<string, Row>
