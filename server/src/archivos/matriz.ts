import { recetas } from '#contract/recetas.ts'

import type { Family, Row } from '../http/matriz.ts'

const MISSING = 'a'.repeat(22)

/** Key of a document of this family, for a row of the authorization matrix. */
async function claveDe({ idAfiliado, ask }: Family): Promise<string> {
  const [receta] = await ask(recetas.buscar, { idAfiliado })
  const idsRecetas = [receta?.recetaElectronica.idRecetaElectronica ?? 0]
  const { url } = await ask(recetas.imprimir, { idsRecetas })
  return url.split('/').at(-1) ?? ''
}

export const matriz = {
  'archivos.descargar': {
    names: async (family) => ({ path: await claveDe(family) }),
    missing: { path: MISSING },
  },
  'archivos.tamano': {
    names: async (family) => ({ path: `/${await claveDe(family)}` }),
    missing: { path: `/${MISSING}` },
  },
} satisfies Record<string, Row>
