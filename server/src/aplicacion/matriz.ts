import type { Row } from '../http/matriz.ts'

export const matriz = {
  'aplicacion.version': { own: () => ({ idAplicacion: 25 }) },
} satisfies Record<string, Row>
