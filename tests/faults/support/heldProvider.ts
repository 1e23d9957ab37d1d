import { asc } from 'drizzle-orm'

import { CAPACIDADES } from '../../../server/src/base/capacidades.ts'
import { efectos } from '../../../server/src/claves/tables.ts'
import { areaDePrueba } from '../../support/areaDePrueba/routes.ts'
import { seededBase } from '../../support/seededBase.ts'
import { startServer } from '../../support/server.ts'
import type { HeldKind } from './heldKinds.ts'

/** Provider for a phone in held time; `without`: an extension that it does not have. */
export async function heldProvider({ without }: { without?: string } = {}) {
  const base = await seededBase()
  const server = await startServer({
    base,
    areas: [areaDePrueba],
    capacidades: CAPACIDADES.filter((name) => name !== without),
    clock: () => Date.now() + apart,
  })
  let apart = 0

  return {
    url: server.url,
    session: () => server.session('norma'),
    /** Sets the difference between its clock and the phone's. */
    shiftClock: (ms: number) => void (apart = ms),

    prepare: ({ prepare }: HeldKind, n: number) => prepare?.(base, n),

    /** Keys of all effects of these changes, oldest first: one for each effect. */
    async effectsOf(keys: string[]) {
      const all = await base.db.select().from(efectos).orderBy(asc(efectos.idEfecto))
      return all.map(({ clave }) => clave).filter((clave) => clave !== null && keys.includes(clave))
    },

    async stop() {
      await server.stop()
      await base.close()
    },
  }
}
