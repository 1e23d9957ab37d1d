import type { Catalog } from '#local/catalog.ts'
import { catalog as product } from '#model/catalog.ts'

import { adjuntarANota, guardarNota, notas, papel } from './model.ts'

/**
 * The portal's catalog with the test area; it replaces the portal's in the builds for the tests.
 */
export const catalog: Catalog = {
  ...product,
  resources: [...product.resources, notas, papel],
  operations: [...product.operations, guardarNota, adjuntarANota],
}
