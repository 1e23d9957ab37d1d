import { asc, eq, isNotNull } from 'drizzle-orm'

import { esCorreo } from '#contract/correo.ts'

import type { Db } from '../base/database.ts'
import type { Context } from '../base/endpointHandler.ts'
import { Problem } from '../base/problem.ts'
import { enviarCorreo, texts } from '../correo/puerta.ts'
import { delegaciones } from '../delegaciones/puerta.ts'
import { inWords, take } from '../limites/puerta.ts'
import { afiliados, personasFisicas, suPersona } from '../padron/puerta.ts'

const A_DAY = { max: 20, windowMs: 24 * 3_600_000 }

/** Mails documents to a typed address, limited per day against abuse (SEC-05, SEC-45). */
export async function enviarDocumentos(
  {
    db,
    persona,
    ahora,
    audit,
    portal,
  }: Pick<Context, 'db' | 'persona' | 'ahora' | 'audit' | 'portal'>,
  { correo, adjuntos, que }: { correo: string; adjuntos: string[]; que: string },
): Promise<void> {
  const para = correo.trim()
  if (para === '') throw new Problem(422, 'El campo es requerido')
  if (!esCorreo(para)) throw new Problem(422, `El formato no es correcto (${para.slice(0, 254)})`)
  const wait = await take(db, `envio:${persona.uid}`, A_DAY, ahora)
  if (wait !== undefined)
    throw new Problem(
      429,
      `Hoy ya enviaste muchos correos. Podés enviar otro en ${inWords(wait)}.`,
      {
        codigo: 'demasiados-correos',
        retryAfter: Math.ceil(wait / 1000),
        evento: 'limite',
      },
    )
  const carta = texts.documento(que, await quienEs(db, persona.idAfiliado), {
    nombre: portal.config.proveedor.nombre,
    telefono: await telefonoDe(db),
  })
  await enviarCorreo(db, { para, ...carta, adjuntos }, ahora)
  audit('envio', { resultado: que })
}

async function quienEs(db: Db, idAfiliado: number): Promise<string> {
  const [row] = await db
    .select({ nombre: personasFisicas.nombre, apellido: personasFisicas.apellido })
    .from(afiliados)
    .innerJoin(...suPersona)
    .where(eq(afiliados.idAfiliado, idAfiliado))
  return row ? `${row.nombre} ${row.apellido}` : 'Una persona afiliada'
}

/** Phone number of the first branch office that has one. */
async function telefonoDe(db: Db): Promise<string | undefined> {
  const [row] = await db
    .select({ telefono: delegaciones.telefono })
    .from(delegaciones)
    .where(isNotNull(delegaciones.telefono))
    .orderBy(asc(delegaciones.idDelegacion))
    .limit(1)
  return row?.telefono ?? undefined
}
