import { type SQL, and, desc, eq, gt, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

import { aBase64, deBase64 } from '#contract/base64.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import type { consultaDePases as area } from '#contract/extensiones/consultas.ts'
import { firmarAnulados } from '#contract/pase/confianza.ts'

import type { Db } from '../base/database.ts'
import type { Portal } from '../base/portal.ts'
import { claveQueFirma } from '../firmas/puerta.ts'
import { afiliados, suAfiliado } from '../padron/puerta.ts'
import { huellasAnuladas } from '../recetas/puerta.ts'
import { sesiones, usuarios } from '../sesiones/puerta.ts'
import { pases } from './tables.ts'

const titular = alias(afiliados, 'titular')

const deBaja = or(eq(afiliados.activo, false), eq(titular.activo, false))
/** A pass on a phone ends with its session; a printed one has no session. */
const sinSesion = and(
  eq(pases.clase, 'pantalla'),
  or(isNull(sesiones.sid), isNotNull(sesiones.terminadaAt), eq(usuarios.bloqueado, true)),
)
const anulado = or(isNotNull(pases.anuladoAt), ne(titular.idGrupo, afiliados.idGrupo), sinSesion)
const ESTADO = {
  huella: pases.huella,
  marca: pases.marca,
  fueraAt: pases.fueraAt,
  venceAt: pases.venceAt,
  deBaja: sql<boolean>`${deBaja}`,
  anulado: sql<boolean>`${anulado}`,
  fechaBaja: sql<string | null>`coalesce(${afiliados.fechaBaja}, ${titular.fechaBaja})::text`,
}

/** State of these passes now. */
export const estadosDe = (db: Db, which: SQL | undefined) =>
  db
    .select(ESTADO)
    .from(pases)
    .innerJoin(...suAfiliado(pases.idAfiliado))
    .innerJoin(usuarios, eq(usuarios.uid, pases.uid))
    .innerJoin(titular, eq(titular.idAfiliado, usuarios.idAfiliado))
    .leftJoin(sesiones, eq(sesiones.sid, pases.sid))
    .where(which)

export type Estado = Awaited<ReturnType<typeof estadosDe>>[number]
type Consultado = ResponseOf<(typeof area)['consultar']>

/** State of the pass with this fingerprint. */
export async function consultar(db: Db, huella: string, ahora: number): Promise<Consultado> {
  if (!/^[\w-]{43}$/.test(huella)) return { estado: 'desconocido' }
  const [pase] = await estadosDe(db, eq(pases.huella, huella))
  if (!pase) return { estado: 'desconocido' }
  if (pase.venceAt <= ahora) return { estado: 'vencido' }
  if (pase.deBaja) return { estado: 'baja', desde: pase.fechaBaja }
  return { estado: pase.anulado ? 'anulado' : 'activa' }
}

/** Maximum of passes in the list for phones that do not know its parts: half a second and 107 KB. */
const TOPE = 10_000

/** Signed list of passes and prescriptions that were revoked before they expired: the newest ones. */
export async function anulados(portal: Pick<Portal, 'db' | 'secrets'>, ahora: number) {
  const rows = await portal.db
    .select({ huella: pases.huella })
    .from(pases)
    .where(and(isNotNull(pases.fueraAt), gt(pases.venceAt, ahora)))
    .orderBy(desc(pases.fueraAt))
    .limit(TOPE)
  const recetas = await huellasAnuladas(portal.db, ahora, TOPE)
  const huellas = [...rows.map(({ huella }) => huella), ...recetas].map(
    (huella) => deBase64(huella) ?? new Uint8Array(),
  )
  const { kid, privada } = await claveQueFirma(portal, 'lista', ahora)
  const bytes = await firmarAnulados(huellas, Math.floor(ahora / 1000), privada)
  return { kid, bytes: aBase64(bytes) }
}
