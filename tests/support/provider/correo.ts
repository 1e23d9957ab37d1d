import { asc, eq } from 'drizzle-orm'

import type { Base } from '../../../server/src/base/database.ts'
import { correos } from '../../../server/src/correo/tables.ts'

/** A test's questions about mails. */
export const questionsOfCorreo = ({ db }: Pick<Base, 'db'>) => ({
  /** Mails to an address, oldest first. */
  correosA: (para: string) =>
    db.select().from(correos).where(eq(correos.para, para)).orderBy(asc(correos.idCorreo)),
  /** The last code sent to an address. */
  async codigoPara(para: string): Promise<string> {
    const mails = await db.select().from(correos).where(eq(correos.para, para))
    const codes = mails
      .toSorted((a, b) => a.idCorreo - b.idCorreo)
      .flatMap(({ texto }) => /código(?: es|:) (\d{6})/.exec(texto)?.[1] ?? [])
    const last = codes.at(-1)
    if (last === undefined) throw new Error(`no code was sent to ${para}`)
    return last
  },
})
