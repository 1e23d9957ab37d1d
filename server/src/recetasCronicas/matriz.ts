import { recetasCronicas } from '#contract/recetasCronicas.ts'

import { NOBODY, type Row, porAfiliado } from '../http/matriz.ts'

export const matriz = {
  'recetasCronicas.buscar': porAfiliado((idAfiliado) => ({ idAfiliado })),
  'recetasCronicas.detalle': {
    names: async ({ ask, idAfiliado }) => {
      const [first] = await ask(recetasCronicas.buscar, { idAfiliado })
      return { numeroReceta: first?.numeroRecetario ?? '' }
    },
    missing: { numeroReceta: String(NOBODY) },
  },
} satisfies Record<string, Row>
