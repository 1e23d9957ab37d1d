import { type SQL, and, desc, eq, exists, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm'

import { aBase64, deBase64 } from '#contract/base64.ts'
import { partir } from '#contract/encargo/codigo.ts'
import { VIDA_MAXIMA, finDeEncargo, leerEncargo } from '#contract/encargo/cuerpo.ts'
import { deUnEncargo } from '#contract/encargo/firmas.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import type { encargos as area } from '#contract/extensiones/encargos.ts'
import { huellaDe } from '#contract/pase/confianza.ts'
import { esDe, sha256 } from '#contract/pase/firmas.ts'

import type { Db } from '../base/database.ts'
import type { Context } from '../base/endpointHandler.ts'
import { notFound } from '../base/problem.ts'
import { take, tooMany } from '../limites/puerta.ts'
import { sesiones } from '../sesiones/puerta.ts'
import { enTexto } from './marcas.ts'
import { encargos, pases } from './tables.ts'

const POR_PERSONA = { max: 60, windowMs: 3_600_000 }
const VIDA_MAXIMA_MS = VIDA_MAXIMA * 60_000

type Anotar = Context<(typeof area)['anotar']>

/** Stores a delegation of a phone that has passes of this account, for members of its family. */
export async function anotar(asked: Anotar): Promise<object> {
  const { db, persona, ahora, audit } = asked
  const leido = await leer(asked)
  if (!leido) return {}
  const { row, encargo } = leido
  if (!encargo.miembros.every((uno) => persona.grupo.includes(uno))) throw notFound()
  const wait = await take(db, `encargos:${persona.uid}`, POR_PERSONA, ahora)
  if (wait !== undefined) throw tooMany(wait)
  await guardar(db, row)
  audit('encargo', { resultado: 'bien' })
  return {}
}

/** Delegations of this account that have not ended. The giver's phone must still be signed in. */
export async function listaDe(
  db: Db,
  uid: number,
  ahora: number,
): Promise<ResponseOf<(typeof area)['lista']>> {
  return db
    .select({ clave: encargos.clave, bytes: encargos.bytes })
    .from(encargos)
    .innerJoin(sesiones, eq(sesiones.sid, encargos.sid))
    .where(
      and(
        eq(encargos.uid, uid),
        isNull(encargos.terminadoAt),
        gt(encargos.hastaAt, ahora),
        isNull(sesiones.terminadaAt),
      ),
    )
    .orderBy(desc(encargos.desdeAt))
}

/** Ends a delegation of this account, also if its member has left the family. */
export async function terminar(asked: Anotar): Promise<object> {
  const { db, persona, request, ahora, audit } = asked
  const { body } = partir(bytesDe(request.bytes))
  const suyo = and(
    eq(encargos.huella, aBase64(await huellaDe(body))),
    eq(encargos.uid, persona.uid),
  )
  const [known] = await db.select({ at: encargos.terminadoAt }).from(encargos).where(suyo)
  if (!known) {
    const leido = await leer(asked)
    if (!leido) return {}
    await guardar(db, leido.row)
  }
  if (known?.at == null) await db.update(encargos).set({ terminadoAt: ahora }).where(suyo)
  audit('encargo-terminado', { resultado: 'bien' })
  return {}
}

/** State of the delegation with this fingerprint. */
export async function consultarEncargo(
  db: Db,
  huella: string,
  ahora: number,
): Promise<ResponseOf<(typeof area)['consultar']>> {
  if (!/^[\w-]{43}$/.test(huella)) return { estado: 'desconocido' }
  const [known] = await db.select().from(encargos).where(eq(encargos.huella, huella))
  if (!known) return { estado: 'desconocido' }
  if (known.terminadoAt !== null) return { estado: 'terminado' }
  return { estado: known.hastaAt <= ahora ? 'vencido' : 'vigente' }
}

type Revisado = { huella: string; fuera: boolean; venceAt: number }

/** State of the known delegations among these. `fuera`: ended before its own end, and still to be refused. */
export async function revisarEncargos(
  db: Db,
  huellas: readonly string[],
  ahora: number,
): Promise<Revisado[]> {
  const rows = await db
    .select({
      huella: encargos.huella,
      terminadoAt: encargos.terminadoAt,
      venceAt: encargos.hastaAt,
    })
    .from(encargos)
    .where(inArray(encargos.huella, [...huellas]))
  return rows.map(({ huella, terminadoAt, venceAt }) => ({
    huella,
    fuera: terminadoAt !== null && venceAt > ahora,
    venceAt,
  }))
}

const bytesDe = (text: string) => deBase64(text) ?? new Uint8Array()

/**
 * The delegation of a request, if a phone with passes of this account signed it; else throws. Undefined after its end: a
 * phone may have waited long for signal, and nothing is left to do.
 */
async function leer({ db, request, persona, ahora }: Anotar) {
  const clave = bytesDe(request.clave)
  const { firma, body } = partir(bytesDe(request.bytes))
  const encargo = leerEncargo(body)
  if (!encargo || !(await esDe(clave, firma, deUnEncargo(body)))) throw notFound()
  if (finDeEncargo(encargo) <= ahora) return undefined
  const [phone] = await db
    .select({ sid: pases.sid })
    .from(pases)
    .where(
      and(
        eq(pases.uid, persona.uid),
        eq(pases.clase, 'pantalla'),
        eq(pases.marca, enTexto(await sha256(clave))),
      ),
    )
    .orderBy(desc(pases.emitidoAt))
    .limit(1)
  if (!phone?.sid) throw notFound()
  const row = {
    huella: aBase64(await huellaDe(body)),
    uid: persona.uid,
    sid: phone.sid,
    clave: request.clave,
    bytes: request.bytes,
    desdeAt: encargo.desde * 1000,
    hastaAt: finDeEncargo(encargo),
  }
  return { row, encargo }
}

/**
 * Passes that expired before this time. The last one of each phone stays as long as a delegation may live that the phone
 * signed before: it may be told of at any time until then.
 */
export function sinUso(limite: number): SQL | undefined {
  const otro = sql`(
    select from ${pases} as otro
    where otro.marca = ${pases.marca} and otro.uid = ${pases.uid}
      and (otro.emitido_at, otro.huella) > (${pases.emitidoAt}, ${pases.huella}))`
  return and(
    lt(pases.venceAt, limite),
    or(eq(pases.clase, 'papel'), lt(pases.venceAt, limite - VIDA_MAXIMA_MS), exists(otro)),
  )
}

const guardar = (db: Db, row: typeof encargos.$inferInsert) =>
  db.insert(encargos).values(row).onConflictDoNothing()
