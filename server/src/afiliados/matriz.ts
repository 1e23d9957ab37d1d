import { type Row, porAfiliado } from '../http/matriz.ts'

export const matriz = {
  'afiliados.grupoFamiliar': { own: () => ({}) },
  'afiliados.afiliado': { own: () => ({}) },
  'afiliados.seguirAfiliado': { own: () => ({}) },
  'afiliados.findAfiliado': porAfiliado((idAfiliado) => ({ idAfiliado })),
  'afiliados.findTitularGrupo': { own: () => ({}) },
} satisfies Record<string, Row>
