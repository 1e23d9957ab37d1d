import type { Row } from '../http/matriz.ts'

export const matriz = {
  'antirrobot.desafio': { own: () => ({}) },
  'acceso.verificarRecaptcha': { closed: { token: 'unknown' } },
} satisfies Record<string, Row>
