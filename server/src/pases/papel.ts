import { randomBytes } from 'node:crypto'

import { and, desc, eq, gt, isNull } from 'drizzle-orm'

import type { Afiliado } from '#contract/afiliados.ts'
import { aBase64, deBase64 } from '#contract/base64.ts'
import { SERIE } from '#contract/pase/cuerpo.ts'

import type { Db } from '../base/database.ts'
import { PAPEL_MS } from '../firmas/puerta.ts'
import { type Hecho, datosDe, hacerPase } from './hacerPase.ts'
import { pases } from './tables.ts'

/** Passes are requested daily: a printed one with the same content is reused for this long. */
const VUELVE_MS = 30 * 24 * 3_600_000

type Impreso = { huella: string; idAfiliado: number; serie: string | null; emitidoAt: number }

/** Valid printed cards of this account, newest first. */
export const impresos = (db: Db, uid: number, ahora: number): Promise<Impreso[]> =>
  db
    .select()
    .from(pases)
    .where(
      and(
        eq(pases.uid, uid),
        eq(pases.clase, 'papel'),
        gt(pases.venceAt, ahora),
        isNull(pases.anuladoAt),
      ),
    )
    .orderBy(desc(pases.emitidoAt))

/** Revokes all printed cards of this account. */
export async function anularImpresas(db: Db, uid: number, ahora: number): Promise<void> {
  await db
    .update(pases)
    .set({ anuladoAt: ahora })
    .where(and(eq(pases.uid, uid), eq(pases.clase, 'papel'), isNull(pases.anuladoAt)))
}

/**
 * The member's printed card: the stored one if it is less than a month old and unchanged, else a new one. All cards
 * of a member have the same serial number, so that one mark revokes them all.
 */
export async function enPapel(
  afiliado: Afiliado,
  uid: number,
  known: readonly Impreso[],
  ahora: number,
): Promise<Hecho> {
  const write = (serie: string, emitidoAt: number) =>
    hacerPase(
      {
        ...datosDe(afiliado, emitidoAt, PAPEL_MS),
        version: 2,
        serie: deBase64(serie) ?? new Uint8Array(SERIE),
      },
      { clase: 'papel', uid, serie },
    )
  const suyos = known.filter(({ idAfiliado }) => idAfiliado === afiliado.afiliado.idAfiliado)
  for (const { serie, emitidoAt, huella } of suyos) {
    if (serie === null || emitidoAt <= ahora - VUELVE_MS) continue
    // Rebuilt from today's data: an equal fingerprint means equal content.
    const again = await write(serie, emitidoAt)
    if (again.row.huella === huella) return again
  }
  return write(suyos[0]?.serie ?? aBase64(randomBytes(SERIE)), ahora)
}
