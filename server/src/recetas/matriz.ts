import { recetas } from '#contract/recetas.ts'

import { type Family, NOBODY, type Row, porAfiliado } from '../http/matriz.ts'

const CORREO = 'alguien@correo.example'

/** Row of the authorization matrix for a call that names only a prescription. */
const deReceta = (request: (idsRecetas: number[]) => object) =>
  ({
    names: async ({ ask, idAfiliado }: Family) => {
      const [first] = await ask(recetas.buscar, { idAfiliado })
      return request([first?.recetaElectronica.idRecetaElectronica ?? 0])
    },
    missing: request([NOBODY]),
  }) satisfies Row

export const matriz = {
  'recetas.buscar': porAfiliado((idAfiliado) => ({ idAfiliado })),
  'recetas.enviar': deReceta((idsRecetas) => ({ idsRecetas, correo: CORREO })),
  'recetas.imprimir': deReceta((idsRecetas) => ({ idsRecetas })),
  // The request names no person: the answer has the prescriptions of the asker's family
  // (tests/server/recetasFirmadas.test.ts).
  'recetasFirmadas.firmadas': { own: () => ({}) },
  'recetasFirmadas.consultar': { own: () => ({ huella: 'unknown' }) },
  'recetasFirmadas.comparar': { own: () => ({ huella: 'unknown', pdf: 'unknown' }) },
} satisfies Record<string, Row>
