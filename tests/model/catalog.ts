import type { Catalog } from '#local/catalog.ts'

import { catalog as whole } from '../support/areaDePrueba/catalog.ts'

const LOOKED_AT = new Set(['notificaciones', 'prueba.notas'])

/** What the portal of the test builds sends, and of what it reads those lists that somebody changes. */
export const catalog: Catalog = {
  resources: whole.resources.filter(({ name }) => LOOKED_AT.has(name)),
  operations: whole.operations,
}
