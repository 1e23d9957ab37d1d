import { and, desc, eq, gt, inArray, isNotNull, or, sql } from 'drizzle-orm'

import type { Db } from '../base/database.ts'
import { revisarRecetas } from '../recetas/puerta.ts'
import { usuarios } from '../sesiones/puerta.ts'
import { revisarEncargos } from './encargos.ts'
import { type Estado, estadosDe } from './estado.ts'
import { marcaDeHuella } from './marcas.ts'
import { marcasAnuladas, pases, pasesPorMirar, tramosDeLista } from './tables.ts'

const LOCK = 7_261_003 // any fixed number: every process of ours uses the same one
/** Changes in one transaction. */
const POR_VEZ = 500
/** Rows in one statement: PostgreSQL takes 65,535 values. */
const DE_A = 10_000

const partidas = <T>(list: readonly T[]) =>
  Array.from({ length: Math.ceil(list.length / DE_A) }, (_, at) =>
    list.slice(at * DE_A, (at + 1) * DE_A),
  )

/** One process at a time works on the list. */
export const enTurno = <T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
    return work(tx)
  })

/**
 * Checks the passes of all changes since the last run, and updates the marks. Stops after this time even if changes
 * are left: the next call continues.
 */
export async function revisar(db: Db, ahora: number, msAMano: number): Promise<void> {
  const begun = performance.now()
  while (performance.now() - begun < msAMano) {
    const done = await enTurno(db, (tx) => revisarAlgunos(tx, ahora))
    if (done < POR_VEZ) return
  }
}

async function revisarAlgunos(tx: Db, ahora: number): Promise<number> {
  const oldest = tx
    .select({ numero: pasesPorMirar.numero })
    .from(pasesPorMirar)
    .orderBy(pasesPorMirar.numero)
    .limit(POR_VEZ)
  const cambios = await tx
    .delete(pasesPorMirar)
    .where(inArray(pasesPorMirar.numero, oldest))
    .returning()
  if (cambios.length === 0) return 0
  const vivos = await losQueToca(tx, cambios, ahora)
  await anotarFuera(tx, vivos, ahora)
  const recetas = await revisarRecetas(tx, clavesDe(cambios, 'receta').map(Number), ahora)
  const encargos = await revisarEncargos(tx, clavesDe(cambios, 'encargo'), ahora)
  const sueltas = [...recetas, ...encargos].map(({ huella, fuera, venceAt }): Deseada => ({
    marca: marcaDeHuella(huella),
    anulada: fuera,
    venceAt,
  }))
  await guardar(tx, [...marcasDe(vivos), ...sueltas], ahora)
  return cambios.length
}

type Cambio = typeof pasesPorMirar.$inferSelect

const clavesDe = (cambios: readonly Cambio[], de: Cambio['clase']) => [
  ...new Set(cambios.flatMap(({ clase, clave }) => (clase === de ? [clave] : []))),
]

/** Passes behind these changes that have not expired, and those that share a mark with them. */
async function losQueToca(tx: Db, cambios: readonly Cambio[], ahora: number): Promise<Estado[]> {
  const ids = clavesDe(cambios, 'afiliado').map(Number)
  const titulares = await tx
    .select({ uid: usuarios.uid })
    .from(usuarios)
    .where(inArray(usuarios.idAfiliado, ids))
  const tocados = await tx
    .select({ huella: pases.huella, marca: pases.marca })
    .from(pases)
    .where(
      and(
        gt(pases.venceAt, ahora),
        or(
          inArray(pases.sid, clavesDe(cambios, 'sesion')),
          inArray(pases.uid, [
            ...clavesDe(cambios, 'cuenta').map(Number),
            ...titulares.map(({ uid }) => uid),
          ]),
          inArray(pases.idAfiliado, ids),
        ),
      ),
    )
  const marcas = [...new Set(tocados.flatMap(({ marca }) => marca ?? []))]
  const sueltas = tocados.flatMap(({ marca, huella }) => (marca === null ? [huella] : []))
  const vivo = gt(pases.venceAt, ahora)
  const found: Estado[] = []
  for (const some of partidas(marcas))
    found.push(
      ...(await estadosDe(tx, and(vivo, isNotNull(pases.marca), inArray(pases.marca, some)))),
    )
  for (const some of partidas(sueltas))
    found.push(...(await estadosDe(tx, and(vivo, inArray(pases.huella, some)))))
  return found
}

const estaFuera = ({ deBaja, anulado }: Estado) => deBaja || anulado

async function anotarFuera(tx: Db, vivos: readonly Estado[], ahora: number): Promise<void> {
  const salen = vivos.filter((pase) => estaFuera(pase) && pase.fueraAt === null)
  const vuelven = vivos.filter((pase) => !estaFuera(pase) && pase.fueraAt !== null)
  for (const [list, fueraAt] of [
    [salen, ahora],
    [vuelven, null],
  ] as const)
    for (const some of partidas(list.map(({ huella }) => huella)))
      await tx.update(pases).set({ fueraAt }).where(inArray(pases.huella, some))
}

type Deseada = { marca: string; anulada: boolean; venceAt: number }

/** One mark for a phone or a printed card if all its passes are revoked, else one for each revoked pass. */
function marcasDe(vivos: readonly Estado[]): Deseada[] {
  const suelta = (pase: Estado, anulada: boolean): Deseada => ({
    marca: marcaDeHuella(pase.huella),
    anulada,
    venceAt: pase.venceAt,
  })
  const grupos = new Map<string | null, Estado[]>()
  for (const pase of vivos) grupos.set(pase.marca, [...(grupos.get(pase.marca) ?? []), pase])
  return [...grupos].flatMap(([marca, suyos]) => {
    if (marca === null) return suyos.map((pase) => suelta(pase, estaFuera(pase)))
    const todos = suyos.every(estaFuera)
    const venceAt = Math.max(...suyos.map((pase) => pase.venceAt))
    return [
      { marca, anulada: todos, venceAt },
      ...suyos.map((pase) => suelta(pase, estaFuera(pase) && !todos)),
    ]
  })
}

async function guardar(tx: Db, deseadas: readonly Deseada[], ahora: number): Promise<void> {
  const [last] = await tx
    .select({ hasta: tramosDeLista.hasta })
    .from(tramosDeLista)
    .orderBy(desc(tramosDeLista.numero))
    .limit(1)
  // The time of a change must be later than the last part, even by a slow clock: otherwise no part would contain it.
  const cambioAt = Math.max(ahora, (last?.hasta ?? 0) * 1000 + 1)
  for (const some of partidas(deseadas)) {
    const known = new Map(
      (
        await tx
          .select()
          .from(marcasAnuladas)
          .where(
            inArray(
              marcasAnuladas.marca,
              some.map(({ marca }) => marca),
            ),
          )
      ).map((row) => [row.marca, row]),
    )
    const nuevas = some.filter(({ marca, anulada, venceAt }) => {
      const row = known.get(marca)
      return (row?.anulada ?? false) !== anulada || (anulada && venceAt > (row?.venceAt ?? 0))
    })
    if (nuevas.length === 0) continue
    await tx
      .insert(marcasAnuladas)
      .values(nuevas.map((una) => ({ ...una, cambioAt })))
      .onConflictDoUpdate({
        target: marcasAnuladas.marca,
        set: {
          anulada: sql`excluded.anulada`,
          cambioAt: sql`excluded.cambio_at`,
          venceAt: sql`excluded.vence_at`,
        },
      })
  }
}

/** True if any of these marks is in the list. */
export async function hayAnuladas(db: Db, marcas: readonly string[]): Promise<boolean> {
  const rows = await db
    .select({ marca: marcasAnuladas.marca })
    .from(marcasAnuladas)
    .where(and(inArray(marcasAnuladas.marca, [...marcas]), eq(marcasAnuladas.anulada, true)))
    .limit(1)
  return rows.length > 0
}
