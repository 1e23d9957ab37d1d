import { usarFormas } from '#contract/formas.ts'

import { type Base, inMemory } from '../../server/src/base/database.ts'
import { readMolde } from '../../server/src/base/molde.ts'
import type { Proveedor } from '../../server/src/base/proveedor.ts'
import { MIGRATIONS, seed } from './seededBase.ts'

/** Own database of an insurer with other forms than the default's: its demo has members with its numbers. */
export async function baseDe({ formas }: Proveedor): Promise<Base> {
  usarFormas(formas)
  const base = await inMemory(readMolde('dist', MIGRATIONS))
  await seed(base)
  return base
}
