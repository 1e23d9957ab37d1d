import { and, asc, count, desc, eq, gt, lt } from 'drizzle-orm'

import { aBase64 } from '#contract/base64.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import type { listaDePases as area } from '#contract/extensiones/listaDePases.ts'
import { AVISO_DE_CLAVE } from '#contract/pase/confianza.ts'
import { type Tramo, firmarTramo } from '#contract/pase/lista.ts'
import { diaDe } from '#formato/instantes.ts'

import { DAY_MS } from '../base/clock.ts'
import type { Db } from '../base/database.ts'
import type { Borrar } from '../base/limpiar.ts'
import type { Portal } from '../base/portal.ts'
import { notFound } from '../base/problem.ts'
import { claveQueFirma, clavesPublicas } from '../firmas/puerta.ts'
import { enNumero } from './marcas.ts'
import { enTurno } from './revisar.ts'
import { marcasAnuladas, tramosDeLista } from './tables.ts'

type Where = Pick<Portal, 'db' | 'secrets'>
type Lista = Pick<ResponseOf<(typeof area)['lista']>, 'tramos' | 'reciente'>

const ENTERA_CADA_MS = 7 * DAY_MS
/** Parts are signed with a key that is published for fourteen days after its last signature. */
const VALE_MS = AVISO_DE_CLAVE - DAY_MS
/** Seconds since 1970 from which the numbers of parts count: a number in a request has 31 bits. */
const EPOCA = 1_700_000_000
/** Marks of the open part; above it the part is closed before its day ends. */
const TOPE = 10_000

/** The parts that phones may ask for, and the changes since the last of them. */
export async function listaDe({ db, secrets }: Where, ahora: number): Promise<Lista> {
  const clave = await claveQueFirma({ db, secrets }, 'lista', ahora)
  const kids = new Set((await clavesPublicas({ db, secrets }, ahora)).map(({ kid }) => kid))
  const tramos = await enTurno(db, async (tx) => {
    await cerrar(tx, { clave, kids, ahora })
    return vigentes(tx, ahora)
  })
  const desde = Math.max(...tramos.map(({ hasta }) => hasta))
  const hasta = Math.max(Math.floor(ahora / 1000), desde)
  const bytes = await firmarTramo(await cambiosEntre(db, desde, hasta), clave.privada)
  return {
    tramos: tramos.map(({ numero, desde: from, hasta: to }) => ({
      numero,
      desde: from,
      hasta: to,
    })),
    reciente: { kid: clave.kid, bytes: aBase64(bytes) },
  }
}

/** A part by its number. */
export async function tramoDe(db: Db, numero: number) {
  const [found] = await db
    .select({ kid: tramosDeLista.kid, bytes: tramosDeLista.bytes })
    .from(tramosDeLista)
    .where(eq(tramosDeLista.numero, numero))
  if (!found) throw notFound(numero)
  return found
}

/** Removes parts that phones no longer fetch, and marks of passes that have expired. */
export async function olvidarLista(borrar: Borrar, ahora: number): Promise<void> {
  await borrar(tramosDeLista, lt(tramosDeLista.hasta, Math.floor((ahora - AVISO_DE_CLAVE) / 1000)))
  await borrar(marcasAnuladas, lt(marcasAnuladas.venceAt, ahora))
}

const SIN_BYTES = {
  numero: tramosDeLista.numero,
  desde: tramosDeLista.desde,
  hasta: tramosDeLista.hasta,
  kid: tramosDeLista.kid,
}

type Fila = Pick<typeof tramosDeLista.$inferSelect, keyof typeof SIN_BYTES>

/** The newest whole list, and all spans of the last days, oldest first. */
async function vigentes(db: Db, ahora: number): Promise<Fila[]> {
  const rows = await db
    .select(SIN_BYTES)
    .from(tramosDeLista)
    .where(gt(tramosDeLista.hasta, Math.floor((ahora - VALE_MS) / 1000)))
    .orderBy(asc(tramosDeLista.numero))
  const entera = rows.findLast(({ desde }) => desde === 0)
  return rows.filter((row) => row === entera || row.desde > 0)
}

type Cierre = {
  clave: { kid: number; privada: CryptoKey }
  kids: ReadonlySet<number>
  ahora: number
}

/** Closes the part of a past day. Makes the whole list once a week, or if its signing key was removed. */
async function cerrar(tx: Db, { clave, kids, ahora }: Cierre): Promise<void> {
  const [last] = await tx
    .select(SIN_BYTES)
    .from(tramosDeLista)
    .orderBy(desc(tramosDeLista.numero))
    .limit(1)
  const hasta = Math.floor(ahora / 1000)
  const make = async (tramo: Tramo) => {
    const bytes = aBase64(await firmarTramo(tramo, clave.privada))
    const { desde } = tramo
    const numero = 2 * (tramo.hasta - EPOCA) + (desde === 0 ? 1 : 0)
    await tx
      .insert(tramosDeLista)
      .values({ numero, desde, hasta: tramo.hasta, kid: clave.kid, bytes })
  }
  const known = await vigentes(tx, ahora)
  // A part whose key is no longer published would be refused by every phone.
  if (known.some(({ kid }) => !kids.has(kid))) await tx.delete(tramosDeLista)
  else if (last && hasta <= last.hasta) return
  else if (
    last &&
    (diaDe(last.hasta * 1000) !== diaDe(ahora) || (await son(tx, last.hasta)) > TOPE)
  )
    await make(await cambiosEntre(tx, last.hasta, hasta))
  const entera = (await vigentes(tx, ahora)).find(({ desde }) => desde === 0)
  if (entera && (hasta - entera.hasta) * 1000 < ENTERA_CADA_MS) return
  await make({ desde: 0, hasta, anuladas: await todas(tx, ahora), devueltas: [] })
}

async function son(db: Db, desde: number): Promise<number> {
  const [found] = await db
    .select({ total: count() })
    .from(marcasAnuladas)
    .where(gt(marcasAnuladas.cambioAt, desde * 1000))
  return found?.total ?? 0
}

async function todas(db: Db, ahora: number): Promise<number[]> {
  const rows = await db
    .select({ marca: marcasAnuladas.marca })
    .from(marcasAnuladas)
    .where(and(gt(marcasAnuladas.venceAt, ahora), eq(marcasAnuladas.anulada, true)))
  return rows.map(({ marca }) => enNumero(marca))
}

async function cambiosEntre(db: Db, desde: number, hasta: number): Promise<Tramo> {
  const rows = await db
    .select({ marca: marcasAnuladas.marca, anulada: marcasAnuladas.anulada })
    .from(marcasAnuladas)
    // Without an upper limit: a change that is processed too early is processed again, which does no harm.
    .where(gt(marcasAnuladas.cambioAt, desde * 1000))
  const marcas = (which: boolean) =>
    rows.filter(({ anulada }) => anulada === which).map(({ marca }) => enNumero(marca))
  return { desde, hasta, anuladas: marcas(true), devueltas: marcas(false) }
}
