import { derivaciones } from '#contract/derivaciones.ts'

import { NOBODY, type Row, porAfiliado } from '../http/matriz.ts'

const viaje = (idAfiliado: number) => ({
  fechaDesde: '2026-01-01',
  fechaHasta: '2026-12-31',
  idObraSocial: 1,
  afiliados: { [String(idAfiliado)]: { activo: true } },
})

export const matriz = {
  'derivaciones.guardar': porAfiliado(viaje),
  'derivaciones.imprimirCarta': {
    names: async ({ ask }) => {
      const [first] = await ask(derivaciones.lista, {})
      return { ids: [first?.afiliados[0]?.idHistorialDerivacionAfiliado] }
    },
    missing: { ids: [NOBODY] },
  },
  'derivaciones.lista': { own: () => ({}) },
  'busquedas.obrasSociales': { own: () => ({}) },
} satisfies Record<string, Row>
