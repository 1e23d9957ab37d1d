import type { Catalog } from '#local/catalog.ts'
import { catalog as product } from '#model/catalog.ts'

import { adjuntarANota, guardarNota, notas, papel } from './model.ts'

/** The portal's own catalog with the test area in it: what the builds for the tests have in its place. */
export const catalog: Catalog = {
  ...product,
  resources: [...product.resources, notas, papel],
  operations: [...product.operations, guardarNota, adjuntarANota],
}
