import { and, eq, exists, gte, inArray, lt, sql } from 'drizzle-orm'

import { aBase64 } from '#contract/base64.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import type { consultaDeRecetas as area } from '#contract/extensiones/consultas.ts'
import type { RecetaConFirma } from '#contract/extensiones/recetasFirmadas.ts'
import { deUnaReceta, firmar, join } from '#contract/pase/firmas.ts'
import { type RecetaFirmada, escribirReceta, huellaDeReceta } from '#contract/pase/receta.ts'
import { masDias } from '#formato/fechas.ts'
import { diaDe } from '#formato/instantes.ts'

import type { Db } from '../base/database.ts'
import type { Borrar } from '../base/limpiar.ts'
import type { Portal } from '../base/portal.ts'
import { claveQueFirma } from '../firmas/puerta.ts'
import { ACTIVA, type Fila, conPersona, estadoDe } from './service.ts'
import { type Registro, recetas, recetasFirmadas, recetasImpresas } from './tables.ts'

const MINUTE_MS = 60_000
/** A signature states that the prescription was active then: after a day it is renewed. */
const VUELVE_MS = 24 * 60 * MINUTE_MS
/** Maximum number for a family; more are never shown at a counter. */
const TOPE = 100
/** Days for which a finished prescription is still recognised. */
const RECUERDO_DIAS = 30

type Firmada = typeof recetasFirmadas.$inferSelect

const renglon = ({ drogas, presentacion, cantidad }: Registro) => ({
  remedio: drogas.join(' + '),
  presentacion,
  cantidad,
})

const dichaDe = ({ receta, persona }: Fila, ahora: number): RecetaFirmada => ({
  numero: receta.numero,
  apellido: persona.apellido,
  nombre: persona.nombre,
  documento: String(persona.numeroDocumento),
  fecha: receta.fechaPrescripcion,
  vence: receta.vencimiento,
  firmada: Math.floor(ahora / MINUTE_MS),
  profesional: `${receta.profesionalApellido}, ${receta.profesionalNombre}`,
  cuir: receta.cuir,
  remedios: [receta.registro1, receta.registro2].flatMap((uno) => (uno ? [renglon(uno)] : [])),
})

const huellaDeFila = async (fila: Fila) => aBase64(await huellaDeReceta(dichaDe(fila, 0)))

/** Signed active prescriptions of these members. */
export async function firmadasDe(
  portal: Portal,
  grupo: readonly number[],
  ahora: number,
): Promise<RecetaConFirma[]> {
  const filas = await conPersona(portal.db)
    .where(
      and(
        inArray(recetas.idAfiliado, [...grupo]),
        eq(recetas.codigoEstado, ACTIVA),
        gte(recetas.vencimiento, diaDe(ahora)),
      ),
    )
    .orderBy(recetas.vencimiento, recetas.idRecetaElectronica)
    .limit(TOPE)
  const firmadas = await firmarRecetas(portal, filas, ahora)
  return firmadas.map(({ idRecetaElectronica, kid, bytes }) => ({
    idRecetaElectronica,
    kid,
    bytes,
  }))
}

/** Signs prescriptions without a signature of today, or with changed content. */
export async function firmarRecetas(
  portal: Portal,
  filas: readonly Fila[],
  ahora: number,
): Promise<Firmada[]> {
  if (filas.length === 0) return []
  const { db } = portal
  const huellas = await Promise.all(filas.map(huellaDeFila))
  const known = await db
    .select()
    .from(recetasFirmadas)
    .where(inArray(recetasFirmadas.huella, huellas))
  const { kid, privada } = await claveQueFirma(portal, 'pase', ahora)
  const signed = await Promise.all(
    filas.map(async (fila, at): Promise<Firmada> => {
      const huella = huellas[at] ?? ''
      const before = known.find((una) => una.huella === huella)
      if (before && before.firmadaAt <= ahora && ahora < before.firmadaAt + VUELVE_MS) return before
      const body = escribirReceta(dichaDe(fila, ahora))
      const bytes = aBase64(join(await firmar(privada, deUnaReceta(body)), body))
      const { idRecetaElectronica } = fila.receta
      return { huella, idRecetaElectronica, kid, bytes, firmadaAt: ahora, fueraAt: null }
    }),
  )
  const made = signed.filter((una) => !known.includes(una))
  if (made.length > 0) await guardar(db, made)
  return signed
}

/** Stores signatures; their prescriptions cannot be cancelled meanwhile, so that the cancelling finds them. */
const guardar = (db: Db, made: readonly Firmada[]) =>
  db.transaction(async (tx) => {
    const ids = made.map(({ idRecetaElectronica }) => idRecetaElectronica)
    await tx
      .select({ id: recetas.idRecetaElectronica })
      .from(recetas)
      .where(inArray(recetas.idRecetaElectronica, ids))
      .orderBy(recetas.idRecetaElectronica)
      .for('share')
    await tx
      .insert(recetasFirmadas)
      .values([...made])
      .onConflictDoUpdate({
        target: recetasFirmadas.huella,
        set: {
          kid: sql`excluded.kid`,
          bytes: sql`excluded.bytes`,
          firmadaAt: sql`excluded.firmada_at`,
        },
      })
  })

/** Last signature of exactly this content; undefined if it was never requested. */
export async function firmaDe(db: Db, fila: Fila): Promise<Firmada | undefined> {
  const huella = await huellaDeFila(fila)
  const [found] = await db.select().from(recetasFirmadas).where(eq(recetasFirmadas.huella, huella))
  return found
}

const ESTADOS = { 1: 'activa', 2: 'dispensada', 3: 'vencida', 4: 'anulada' } as const

/** State of the prescription with this fingerprint. */
export async function consultarReceta(
  db: Db,
  huella: string,
  ahora: number,
): Promise<ResponseOf<(typeof area)['consultar']>> {
  const [found] = /^[\w-]{43}$/.test(huella)
    ? await db
        .select({ receta: recetas })
        .from(recetasFirmadas)
        .innerJoin(recetas, eq(recetas.idRecetaElectronica, recetasFirmadas.idRecetaElectronica))
        .where(eq(recetasFirmadas.huella, huella))
    : []
  if (!found) return { estado: 'desconocida' }
  const { receta } = found
  const codigo = estadoDe(receta, diaDe(ahora))
  const estado = Object.entries(ESTADOS).find(([uno]) => Number(uno) === codigo)?.[1]
  return {
    estado: estado ?? 'desconocida',
    ...((estado === 'dispensada' || estado === 'anulada') && { desde: receta.estadoDesde }),
    ...(estado === 'dispensada' && receta.farmacia !== null && { farmacia: receta.farmacia }),
  }
}

/** Removes signatures and sheets of prescriptions that are long over. */
export async function olvidarFirmas(borrar: Borrar, ahora: number): Promise<void> {
  const vieja = masDias(diaDe(ahora), -RECUERDO_DIAS)
  const terminada = sql`(select from ${recetas} where ${and(
    eq(recetas.idRecetaElectronica, recetasFirmadas.idRecetaElectronica),
    lt(recetas.vencimiento, vieja),
  )})`
  // An active one is signed each day: the older signatures are few besides those that are over.
  await borrar(
    recetasFirmadas,
    and(lt(recetasFirmadas.firmadaAt, ahora - RECUERDO_DIAS * VUELVE_MS), exists(terminada)),
  )
  await borrar(recetasImpresas, lt(recetasImpresas.vencimiento, vieja))
}
