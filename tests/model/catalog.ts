import type { Catalog } from '#local/catalog.ts'
import type { Copied } from '#local/cuadro.ts'

import { catalog as whole } from '../support/areaDePrueba/catalog.ts'
import { notas } from '../support/areaDePrueba/model.ts'
import { mandarFoto } from './foto.ts'

const LOOKED_AT = new Set(['notificaciones', 'prueba.notas', 'autorizaciones'])

/** What is kept ready to be shown, as the counter is: made of a person's copies, and theirs alone. */
const compuesto = async (copied: Copied) => (await copied(notas, {}))?.value

/** What the portal of the test builds sends, and of what it reads those lists that somebody changes. */
export const catalog: Catalog = {
  resources: whole.resources.filter(({ name }) => LOOKED_AT.has(name)),
  operations: [...whole.operations, mandarFoto],
  cuadros: [{ id: 'compuesto', de: [notas], load: () => Promise.resolve(compuesto) }],
}
