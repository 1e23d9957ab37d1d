import type { Catalog } from '#local/catalog.ts'
import type { Copied } from '#local/cuadro.ts'

import { catalog as whole } from '../support/areaDePrueba/catalog.ts'
import { notas } from '../support/areaDePrueba/model.ts'
import { mandarFoto } from './foto.ts'

const LOOKED_AT = new Set(['notificaciones', 'prueba.notas', 'autorizaciones'])

/** A composed row, like the counter's: made from one person's copies only. */
const compuesto = async (copied: Copied) => (await copied(notas, {}))?.value

/** Operations of the test builds' portal, and the lists that they change. */
export const catalog: Catalog = {
  resources: whole.resources.filter(({ name }) => LOOKED_AT.has(name)),
  operations: [...whole.operations, mandarFoto],
  cuadros: [{ id: 'compuesto', de: [notas], load: () => Promise.resolve(compuesto) }],
}
