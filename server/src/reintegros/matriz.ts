import { type Row, porAfiliado } from '../http/matriz.ts'

export const matriz = {
  'reintegros.buscar': porAfiliado((idAfiliado) => ({ idAfiliado })),
} satisfies Record<string, Row>
