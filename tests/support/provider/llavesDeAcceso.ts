import { eq } from 'drizzle-orm'

import type { Base } from '../../../server/src/base/database.ts'
import { llavesDeAcceso } from '../../../server/src/llavesDeAcceso/tables.ts'

const DE_MENTIRA = { usuario: '', clavePublica: '', contador: 0 }

/** A test's questions about passkeys. */
export const questionsOfLlaves = ({ db }: Pick<Base, 'db'>) => ({
  llavesDeAccesoDe: (uid: number) =>
    db.select().from(llavesDeAcceso).where(eq(llavesDeAcceso.uid, uid)),
  /** A passkey made on another device. */
  agregarLlaveDeAcceso: (uid: number, dispositivo: string, creadaAt: number) =>
    db.insert(llavesDeAcceso).values({
      ...DE_MENTIRA,
      uid,
      dispositivo,
      creadaAt,
      copiada: true,
      id: Buffer.from(dispositivo).toString('base64url'),
    }),
  /** All passkeys leave their accounts, as after a new password. */
  quitarLlavesDeAcceso: () => db.delete(llavesDeAcceso),
})
