import { and, asc, eq } from 'drizzle-orm'

import type { RequestOf } from '#contract/endpoint.ts'
import type {
  AltaDeLlave,
  LlaveDeAcceso,
  llavesPropias,
} from '#contract/extensiones/llavesPropias.ts'

import type { Db } from '../base/database.ts'
import type { AreaHandlers, Context } from '../base/endpointHandler.ts'
import { Problem, notFound } from '../base/problem.ts'
import { type Secrets, mark } from '../base/secrets.ts'
import { avisarATodos } from '../contacto/puerta.ts'
import { texts } from '../correo/puerta.ts'
import {
  ALGORITMOS,
  ESPERA_MS,
  dominioDe,
  gastarDesafio,
  llavesDeAcceso,
  nuevoDesafio,
  verificarAlta,
} from '../llavesDeAcceso/puerta.ts'
import { afiliados, personasFisicas, suPersona } from '../padron/puerta.ts'
import { enPalabras, exigirAbierta, usuarios } from '../sesiones/puerta.ts'
import { confirmarContrasenia } from './contrasenia.ts'

/** A phone, a computer and a spare of each, and room for lost ones (SEC-05). */
const MAXIMO = 10

type Row = typeof llavesDeAcceso.$inferSelect

const propiasDe = (db: Db, uid: number) =>
  db
    .select()
    .from(llavesDeAcceso)
    .where(eq(llavesDeAcceso.uid, uid))
    .orderBy(asc(llavesDeAcceso.idLlave))
    .limit(MAXIMO)

const aLaVista = ({ idLlave, id, dispositivo, copiada, ...row }: Row): LlaveDeAcceso => ({
  idLlave,
  id,
  dispositivo,
  copiada,
  creada: new Date(row.creadaAt).toISOString(),
  ultimoUso: row.ultimoUsoAt === null ? null : new Date(row.ultimoUsoAt).toISOString(),
})

async function listaDeLlaves({ db, persona }: Context): Promise<LlaveDeAcceso[]> {
  return (await propiasDe(db, persona.uid)).map(aLaVista)
}

/**
 * Name of an account on its person's devices. It never changes, so that a device with a removed passkey replaces it by
 * the next one; it reveals nothing without the secret.
 */
const usuarioDe = ({ llavesDeAcceso: key }: Secrets, uid: number) => mark(key, `usuario:${uid}`)

async function nombreDe(db: Db, idAfiliado: number): Promise<string> {
  const [found] = await db
    .select({ nombre: personasFisicas.nombre, apellido: personasFisicas.apellido })
    .from(afiliados)
    .innerJoin(...suPersona)
    .where(eq(afiliados.idAfiliado, idAfiliado))
  if (!found) throw notFound(idAfiliado)
  return `${found.nombre} ${found.apellido}`
}

const demasiadas = () =>
  new Problem(422, `Ya tenés ${MAXIMO} llaves de acceso. Quitá una que no uses.`, {
    codigo: 'demasiadas-llaves',
  })

/** First half of adding a passkey. */
async function desafioDeAlta(asked: Context, contrasenia: string): Promise<AltaDeLlave> {
  await confirmarContrasenia(asked, contrasenia)
  const { db, persona, portal, ahora } = asked
  const { uid, sid, idAfiliado } = persona
  const tiene = await propiasDe(db, uid)
  if (tiene.length >= MAXIMO) throw demasiadas()
  return {
    challenge: await nuevoDesafio(db, ahora, sid),
    rp: { id: dominioDe(portal), name: portal.config.proveedor.nombre },
    user: { id: usuarioDe(portal.secrets, uid), name: await nombreDe(db, idAfiliado) },
    algoritmos: ALGORITMOS,
    excluidas: tiene.map(({ id }) => id),
    timeout: ESPERA_MS,
  }
}

/** Second half: stores the passkey, and tells all addresses of the person (SEC-13). */
async function agregarLlave(
  { db, persona, portal, ahora, pedida, audit }: Context,
  request: RequestOf<typeof llavesPropias.agregar>,
): Promise<LlaveDeAcceso> {
  const { uid, sid } = persona
  const desafio = await gastarDesafio(db, request.clientDataJSON, ahora, sid)
  const nueva = await verificarAlta(portal, desafio, request)
  const row = await db.transaction(async (tx) => {
    // One at a time for each account: otherwise two phones could pass the limit together.
    await tx.select().from(usuarios).where(eq(usuarios.uid, uid)).for('update')
    // A new password that came meanwhile removed all passkeys, and ended this session.
    await exigirAbierta(tx, sid)
    if ((await propiasDe(tx, uid)).length >= MAXIMO) throw demasiadas()
    const [added] = await tx
      .insert(llavesDeAcceso)
      .values({
        ...nueva,
        uid,
        usuario: usuarioDe(portal.secrets, uid),
        dispositivo: enPalabras(pedida('User-Agent')),
        creadaAt: ahora,
      })
      .onConflictDoNothing()
      .returning()
    if (!added)
      throw new Problem(422, 'Esa llave de acceso ya está en una cuenta.', {
        codigo: 'llave-repetida',
        evento: 'llave-de-acceso',
      })
    await avisar(tx, persona.idAfiliado, texts.llaveAgregada(added.dispositivo), ahora)
    return added
  })
  audit('llave-de-acceso', { resultado: 'agregada', objeto: row.idLlave })
  return aLaVista(row)
}

/** Removes a passkey; open sessions that it made stay open, as after a changed device. */
async function quitarLlave({ db, persona, ahora, audit }: Context, idLlave: number): Promise<void> {
  await db.transaction(async (tx) => {
    const [quitada] = await tx
      .delete(llavesDeAcceso)
      .where(and(eq(llavesDeAcceso.uid, persona.uid), eq(llavesDeAcceso.idLlave, idLlave)))
      .returning({ dispositivo: llavesDeAcceso.dispositivo })
    if (!quitada) throw notFound(idLlave)
    await avisar(tx, persona.idAfiliado, texts.llaveQuitada(quitada.dispositivo), ahora)
  })
  audit('llave-de-acceso', { resultado: 'quitada', objeto: idLlave })
}

async function avisar(
  tx: Db,
  idAfiliado: number,
  carta: { asunto: string; texto: string },
  ahora: number,
): Promise<void> {
  const [found] = await tx
    .select({ idPersonaFisica: afiliados.idPersonaFisica })
    .from(afiliados)
    .where(eq(afiliados.idAfiliado, idAfiliado))
  if (found) await avisarATodos(tx, found.idPersonaFisica, carta, ahora)
}

/** Calls of a signed-in person about their own passkeys. */
export const llavesHandlers: AreaHandlers<typeof llavesPropias> = {
  lista: listaDeLlaves,
  desafioDeAlta: (context) => desafioDeAlta(context, context.request.contrasenia),
  agregar: (context) => agregarLlave(context, context.request),
  quitar: async (context) => {
    await quitarLlave(context, context.request.idLlave)
    return {}
  },
}
