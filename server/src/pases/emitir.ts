import { eq, inArray, sql } from 'drizzle-orm'

import type { Afiliado } from '#contract/afiliados.ts'
import { aBase64, deBase64 } from '#contract/base64.ts'
import type { PaseEmitido, pases as area } from '#contract/extensiones/pases.ts'
import { deUnPase, firmar, join } from '#contract/pase/firmas.ts'
import { diaDe } from '#formato/instantes.ts'

import { grupoFamiliar } from '../afiliados/puerta.ts'
import type { Db } from '../base/database.ts'
import type { Context, Persona } from '../base/endpointHandler.ts'
import { Problem } from '../base/problem.ts'
import { claveQueFirma, PANTALLA_MS } from '../firmas/puerta.ts'
import { tooMany, take } from '../limites/puerta.ts'
import { afiliados } from '../padron/puerta.ts'
import { sesiones, usuarios } from '../sesiones/puerta.ts'
import { derivacionDe } from './codigos.ts'
import { esPrueba } from './desafio.ts'
import { estadosDe } from './estado.ts'
import { type Hecho, datosDe, hacerPase } from './hacerPase.ts'
import { enPapel, impresos } from './papel.ts'
import { hayAnuladas } from './revisar.ts'
import { pases, pasesPorMirar } from './tables.ts'

const PER_PERSON = { max: 60, windowMs: 3_600_000 }

type Asked = Context<(typeof area)['emitir']>

/** Issues two passes for each member of the family group: for this device and for paper. */
export async function emitir(asked: Asked): Promise<PaseEmitido[]> {
  const { db, persona, ahora, audit } = asked
  const clave = await claveProbada(asked)
  // After the proof, so that a broken client does not use up the family's limit.
  const wait = await take(db, `pases:${persona.uid}`, PER_PERSON, ahora)
  if (wait !== undefined) throw tooMany(wait)
  const grupo = await grupoFamiliar(db, persona.idAfiliado, ahora)
  const known = await impresos(db, persona.uid, ahora)
  const made = await Promise.all(
    grupo.map(async (afiliado) => ({
      idAfiliado: afiliado.afiliado.idAfiliado,
      enPantalla: await enTelefono(asked, afiliado, clave),
      impreso: await enPapel(afiliado, persona.uid, known, ahora),
    })),
  )
  const todos = made.flatMap(({ enPantalla, impreso }) => [enPantalla, impreso])
  const sign = await guardarYFirmar(asked, persona, todos, ahora)
  audit('pases', { resultado: 'bien' })
  return Promise.all(
    made.map(async ({ idAfiliado, enPantalla, impreso }) => ({
      idAfiliado,
      enPantalla: await sign(enPantalla),
      impreso: await sign(impreso),
    })),
  )
}

/** Stores these passes, and gives the function that signs them. */
export async function guardarYFirmar(
  { db, portal }: Pick<Asked, 'db' | 'portal'>,
  persona: Pick<Persona, 'uid' | 'sid' | 'grupo'>,
  hechos: readonly Hecho[],
  ahora: number,
): Promise<(hecho: Hecho) => Promise<{ kid: number; bytes: string }>> {
  const rows = hechos.map(({ row }) => row)
  await db.transaction((tx) => guardar(tx, persona, rows))
  const { kid, privada } = await claveQueFirma(portal, 'pase', ahora)
  return async ({ body }) => ({
    kid,
    bytes: aBase64(join(await firmar(privada, deUnPase(body)), body)),
  })
}

/**
 * Stores them; the session, the account and the family cannot change meanwhile, so that a later change finds these
 * passes. If there was an earlier change, or the list names their phone or card, they are checked again.
 */
async function guardar(
  tx: Db,
  { uid, sid, grupo }: Pick<Persona, 'uid' | 'sid' | 'grupo'>,
  rows: Hecho['row'][],
) {
  await tx.select({ sid: sesiones.sid }).from(sesiones).where(eq(sesiones.sid, sid)).for('share')
  await tx.select({ uid: usuarios.uid }).from(usuarios).where(eq(usuarios.uid, uid)).for('share')
  await tx
    .select({ id: afiliados.idAfiliado })
    .from(afiliados)
    .where(inArray(afiliados.idAfiliado, [...grupo]))
    .orderBy(afiliados.idAfiliado)
    .for('share')
  await tx
    .insert(pases)
    .values(rows)
    // The same key within a minute gives the same pass, now of the latest session. A printed pass may exist already.
    .onConflictDoUpdate({ target: pases.huella, set: { sid: sql`excluded.sid` } })
  const huellas = rows.map(({ huella }) => huella)
  const estados = await estadosDe(tx, inArray(pases.huella, huellas))
  const hay = await hayAnuladas(
    tx,
    rows.flatMap(({ marca }) => marca ?? []),
  )
  if (hay || estados.some(({ deBaja, anulado }) => deBaja || anulado))
    await tx.insert(pasesPorMirar).values({ clase: 'cuenta', clave: String(uid) })
}

/** Device key for the passes, if the asker proved to have it; else throws. */
async function claveProbada({ request, persona, portal, ahora }: Asked): Promise<Uint8Array> {
  const clave = deBase64(request.clave)
  const key = portal.secrets.pases
  if (clave?.length === 33 && (await esPrueba(key, persona.sid, { ...request, clave }, ahora)))
    return clave
  throw new Problem(422, 'No se pudo preparar la credencial de este teléfono.', {
    codigo: 'prueba-mala',
    evento: 'pases',
  })
}

/** Pass of a member for a device key. */
export function enTelefono(
  {
    persona: { uid, sid },
    ahora,
  }: { persona: Pick<Asked['persona'], 'uid' | 'sid'>; ahora: number },
  afiliado: Afiliado,
  clave: Uint8Array,
): Promise<Hecho> {
  const derivacion = derivacionDe(afiliado, diaDe(ahora))
  const datos = datosDe(afiliado, ahora, PANTALLA_MS)
  return hacerPase(
    { ...datos, version: 1, clave, ...(derivacion && { derivacion }) },
    { clase: 'pantalla', uid, sid },
  )
}
