import { randomUUID } from 'node:crypto'

import { desc } from 'drizzle-orm'

import type { Db } from '../base/database.ts'
import { correos } from './tables.ts'

export type Correo = {
  para: string
  asunto: string
  texto: string
  /** Keys of the attached files. */
  adjuntos?: string[]
  /** Time after which the mail is not sent. */
  venceAt?: number
}

/** Queues a mail in the transaction of the event that it reports: both are stored or neither is. */
export async function enviarCorreo(
  tx: Db,
  { para, asunto, texto, adjuntos = [], venceAt }: Correo,
  ahora: number,
): Promise<void> {
  if (/[\r\n]/.test(para + asunto)) throw new Error('A mail address or subject holds a line break.')
  const mensaje = randomUUID()
  await tx
    .insert(correos)
    .values({ mensaje, para, asunto, texto, adjuntos, venceAt, creadoAt: ahora, proximoAt: ahora })
}

/** Latest mails, for the sandbox's mailbox. */
export function buzon(db: Db) {
  return db.select().from(correos).orderBy(desc(correos.idCorreo)).limit(100)
}
