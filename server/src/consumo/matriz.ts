import { type Row, porAfiliado } from '../http/matriz.ts'

const rango = { fechaDesde: '2026-01-01', fechaHasta: '2026-12-31' }

export const matriz = {
  'consumo.buscar': porAfiliado((idAfiliado) => ({ idAfiliado, ...rango })),
} satisfies Record<string, Row>
