import { type Row, porAfiliado } from '../http/matriz.ts'

export const matriz = {
  'teleconsulta.generarLink': porAfiliado((idAfiliado) => ({ idAfiliado })),
} satisfies Record<string, Row>
