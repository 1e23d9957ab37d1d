import { and, eq, sql } from 'drizzle-orm'

import { esCorreo } from '#contract/correo.ts'
import { diaDe } from '#formato/instantes.ts'

import type { Db } from '../base/database.ts'
import type { Context } from '../base/endpointHandler.ts'
import { Problem } from '../base/problem.ts'
import { inWords, take } from '../limites/puerta.ts'
import { personasFisicas } from '../padron/puerta.ts'
import { MAX_ACTIVOS, personaDe } from './propios.ts'
import { contactos } from './tables.ts'
import { TIPOS, codigoDe } from './tipos.ts'

const NEW_ADDRESSES = { max: 5, windowMs: 24 * 3_600_000 }

type Asked = Pick<Context, 'db' | 'persona' | 'ahora' | 'audit'>

/** The person's contact with this e-mail: an existing one, or a new, unconfirmed one. */
export async function agregarCorreo(
  { db, persona, ahora, audit }: Asked,
  { idTipoContacto, descripcion }: { idTipoContacto: number; descripcion: string },
) {
  const correo = descripcion.trim()
  if (codigoDe(idTipoContacto) !== TIPOS.email || !esCorreo(correo))
    throw new Problem(422, 'El formato no es correcto')
  const idPersonaFisica = await personaDe(db, persona.idAfiliado)
  const known = await conTexto(db, idPersonaFisica, correo)
  if (known) return known
  const wait = await take(db, `correo-nuevo:${idPersonaFisica}`, NEW_ADDRESSES, ahora)
  if (wait !== undefined)
    throw new Problem(429, `Ya agregaste varios correos. Podés agregar otro en ${inWords(wait)}.`, {
      codigo: 'demasiados-correos',
      retryAfter: Math.ceil(wait / 1000),
      evento: 'limite',
    })
  const added = await db.transaction((tx) => guardar(tx, idPersonaFisica, correo, ahora))
  audit('contacto', {
    resultado: 'agregado',
    objeto: added.idHistorialContactoPersonaFisica,
  })
  return added
}

const SIMPLE = {
  idHistorialContactoPersonaFisica: contactos.idHistorialContactoPersonaFisica,
  descripcion: contactos.descripcion,
}

async function conTexto(db: Db, idPersonaFisica: number, correo: string) {
  const [found] = await db
    .select(SIMPLE)
    .from(contactos)
    .where(
      and(
        eq(contactos.idPersonaFisica, idPersonaFisica),
        eq(contactos.idTipoContacto, TIPOS.email),
        eq(contactos.activo, true),
        eq(sql`lower(${contactos.descripcion})`, correo.toLowerCase()),
      ),
    )
  return found
}

async function guardar(tx: Db, idPersonaFisica: number, correo: string, ahora: number) {
  // After a double tap the second call waits here, and then finds the contact that the first one added.
  await tx
    .select({ id: personasFisicas.idPersonaFisica })
    .from(personasFisicas)
    .where(eq(personasFisicas.idPersonaFisica, idPersonaFisica))
    .for('update')
  const known = await conTexto(tx, idPersonaFisica, correo)
  if (known) return known
  const activos = await tx.$count(
    contactos,
    and(eq(contactos.idPersonaFisica, idPersonaFisica), eq(contactos.activo, true)),
  )
  if (activos >= MAX_ACTIVOS)
    throw new Problem(422, `Ya tenés ${MAX_ACTIVOS} contactos: quitá uno antes de agregar otro.`)
  const [added] = await tx
    .insert(contactos)
    .values({
      idPersonaFisica,
      idTipoContacto: TIPOS.email,
      descripcion: correo,
      fechaDesde: diaDe(ahora),
    })
    .returning(SIMPLE)
  if (!added) throw new Error('An inserted contact gave no row.')
  return added
}
