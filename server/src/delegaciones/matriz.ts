import type { Row } from '../http/matriz.ts'

export const matriz = {
  'delegaciones.lista': { own: () => ({}) },
} satisfies Record<string, Row>
