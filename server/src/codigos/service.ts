import { randomInt, timingSafeEqual } from 'node:crypto'

import { and, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm'

import type { Db } from '../base/database.ts'
import { type Llaves, mark, marks } from '../base/secrets.ts'
import { codigos } from './tables.ts'

export const VIDA_MS = 5 * 60_000
export const MAX_INTENTOS = 5
/** In all, for tries that came with a passed bot check: a stranger without one cannot use up the owner's tries. */
const MAX_COMPROBADOS = 20

/** Purpose, owner and destination of a code: if one of them differs, the code is wrong. */
export type Asunto = {
  proposito: 'confirmar-contacto' | 'recuperar' | 'crear-cuenta' | 'recuperar-pin'
  sujeto: string
  destino: string
}

export type Veredicto = {
  estado: 'bien' | 'mal' | 'vencido' | 'agotado'
  /** True if the typed code is the sent one, even if expired. */
  coincide: boolean
}

const textoDe = ({ proposito, sujeto, destino }: Asunto, code: string) =>
  JSON.stringify([proposito, sujeto, destino, code.replaceAll(/\s/g, '')])

const delAsunto = ({ proposito, sujeto, destino }: Asunto) =>
  and(
    eq(codigos.proposito, proposito),
    eq(codigos.sujeto, sujeto),
    eq(codigos.destino, destino),
    isNull(codigos.usadoAt),
  )

/** Makes a code; the person's former code for this purpose becomes void, at any destination. */
export async function emitirCodigo(
  tx: Db,
  keys: Llaves,
  asunto: Asunto,
  ahora: number,
): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const row = {
    ...asunto,
    huella: mark(keys, textoDe(asunto, code)),
    venceAt: ahora + VIDA_MS,
    intentos: 0,
    usadoAt: null,
  }
  await tx
    .insert(codigos)
    .values(row)
    .onConflictDoUpdate({ target: [codigos.proposito, codigos.sujeto], set: row })
  return code
}

/**
 * Counts the try before it compares the code, in a statement of its own, so that a thousand simultaneous tries are all
 * counted.
 */
export async function juzgarCodigo(
  db: Db,
  keys: Llaves,
  asunto: Asunto,
  code: string,
  { ahora, comprobado = false }: { ahora: number; comprobado?: boolean },
): Promise<Veredicto> {
  const max = comprobado ? MAX_COMPROBADOS : MAX_INTENTOS
  const [tried] = await db
    .update(codigos)
    .set({ intentos: sql`${codigos.intentos} + 1` })
    .where(and(delAsunto(asunto), lt(codigos.intentos, max)))
    .returning({ huella: codigos.huella, venceAt: codigos.venceAt })
  if (!tried) {
    const [spent] = await db.select().from(codigos).where(delAsunto(asunto))
    return { estado: spent ? 'agotado' : 'mal', coincide: false }
  }
  const sent = Buffer.from(tried.huella)
  const typed = marks(keys, textoDe(asunto, code))
  const coincide = typed.some((huella) => timingSafeEqual(Buffer.from(huella), sent))
  if (tried.venceAt <= ahora) return { estado: 'vencido', coincide }
  return { estado: coincide ? 'bien' : 'mal', coincide }
}

/** Deletes the code in the transaction of its effect: of many simultaneous tries only one succeeds. */
export async function gastarCodigo(
  tx: Db,
  keys: Llaves,
  asunto: Asunto,
  code: string,
  ahora: number,
): Promise<boolean> {
  const [spent] = await tx
    .update(codigos)
    .set({ usadoAt: ahora })
    .where(
      and(
        delAsunto(asunto),
        inArray(codigos.huella, marks(keys, textoDe(asunto, code))),
        gt(codigos.venceAt, ahora),
      ),
    )
    .returning({ proposito: codigos.proposito })
  return spent !== undefined
}
