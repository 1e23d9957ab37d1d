import { type Row, porAfiliado } from '../http/matriz.ts'

export const matriz = {
  'aportes.buscar': porAfiliado((idAfiliado) => ({ idAfiliado, meses: 6 })),
} satisfies Record<string, Row>
