import { eq } from 'drizzle-orm'

import type { Base } from '../../../server/src/base/database.ts'
import { pases } from '../../../server/src/pases/tables.ts'

/** A test's questions about passes. */
export const questionsOfPases = ({ db }: Pick<Base, 'db'>) => ({
  /** Printed cards, also annulled ones. */
  tarjetasImpresas: async () => {
    const cards = await db.select().from(pases).where(eq(pases.clase, 'papel'))
    return cards.map(({ anuladoAt }) => ({ sirve: anuladoAt === null }))
  },
})
