import { eq } from 'drizzle-orm'

import type { Base } from '../../../server/src/base/database.ts'
import { pases } from '../../../server/src/pases/tables.ts'

/** What a test asks about passes. */
export const questionsOfPases = ({ db }: Pick<Base, 'db'>) => ({
  /** Cards for paper, those that are annulled included. */
  tarjetasImpresas: async () => {
    const cards = await db.select().from(pases).where(eq(pases.clase, 'papel'))
    return cards.map(({ anuladoAt }) => ({ sirve: anuladoAt === null }))
  },
})
