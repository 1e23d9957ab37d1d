import { and, eq, inArray, sql } from 'drizzle-orm'

import type { DerivacionTransitoria, derivaciones as llamadas } from '#contract/derivaciones.ts'
import type { RequestOf } from '#contract/endpoint.ts'

import type { Db } from '../base/database.ts'
import type { Persona } from '../base/endpointHandler.ts'
import { Problem, notFound } from '../base/problem.ts'
import { exigirRango } from '../busquedas/puerta.ts'
import { grupoDe, lista } from './lista.ts'
import { afiliadosDeDerivacion, derivacionesTransitorias, obrasSociales } from './tables.ts'
import { suDerivacion } from './uniones.ts'

type Pedido = RequestOf<typeof llamadas.guardar>
type Integrante = { idAfiliado: number; activo: boolean; historial: number | undefined }

const refuse = (text: string) => new Problem(422, text, { codigo: 'formato' })

/** `version`: the version that the person edited. Without a version the last save replaces the one before. */
export async function guardar(
  db: Db,
  persona: Persona,
  pedido: Pedido,
  version: number | undefined,
): Promise<DerivacionTransitoria> {
  const integrantes = integrantesDe(pedido, persona)
  await exigirDatos(db, pedido, integrantes)
  const idGrupo = await grupoDe(db, persona)
  const before = await editada(db, idGrupo, integrantes)
  if (before && version !== undefined && version !== before.version)
    throw new Problem(412, 'Esta derivación cambió desde otro lugar.', {
      actual: await una(db, persona, before.idDerivacion),
    })
  const { idObraSocial, fechaDesde, fechaHasta } = pedido
  const says = { idObraSocial, fechaDesde, fechaHasta }
  const idDerivacion = before
    ? await cambiar(db, before, says)
    : await agregar(db, { idGrupo, ...says })
  await db
    .insert(afiliadosDeDerivacion)
    .values(integrantes.map(({ idAfiliado, activo }) => ({ idDerivacion, idAfiliado, activo })))
    .onConflictDoUpdate({
      target: [afiliadosDeDerivacion.idDerivacion, afiliadosDeDerivacion.idAfiliado],
      set: { activo: sql`excluded.activo` },
    })
  return una(db, persona, idDerivacion)
}

/**
 * The members that `afiliados` maps to ids of the referral; refuses all if one is not of the asker's family (SEC-02).
 */
function integrantesDe({ afiliados }: Pedido, { grupo }: Persona): Integrante[] {
  return Object.entries(afiliados).map(([key, { activo, idHistorialDerivacionAfiliado }]) => {
    const idAfiliado = /^\d{1,10}$/.test(key) ? Number(key) : 0
    if (!grupo.includes(idAfiliado)) throw notFound(idAfiliado)
    return { idAfiliado, activo, historial: idHistorialDerivacionAfiliado ?? undefined }
  })
}

async function exigirDatos(
  db: Db,
  { idObraSocial, fechaDesde, fechaHasta }: Pedido,
  integrantes: readonly Integrante[],
): Promise<void> {
  const known = await db
    .select({ id: obrasSociales.idObraSocial })
    .from(obrasSociales)
    .where(eq(obrasSociales.idObraSocial, idObraSocial))
  if (known.length === 0) throw refuse('Debe seleccionar la obra social')
  exigirRango(fechaDesde, fechaHasta)
  if (!integrantes.some(({ activo }) => activo))
    throw refuse('Debe seleccionar al menos un afiliado')
}

/** The stored referral with the ids of the map; undefined for a map without ids, which means a new referral. */
async function editada(db: Db, idGrupo: number, integrantes: readonly Integrante[]) {
  const named = integrantes.flatMap(({ historial }) => historial ?? [])
  if (named.length === 0) return undefined
  const rows = await db
    .select({ derivacion: derivacionesTransitorias, historial: afiliadosDeDerivacion })
    .from(afiliadosDeDerivacion)
    .innerJoin(...suDerivacion)
    .where(
      and(
        inArray(afiliadosDeDerivacion.idHistorialDerivacionAfiliado, named),
        eq(derivacionesTransitorias.idGrupo, idGrupo),
      ),
    )
    .for('update')
  for (const { idAfiliado, historial } of integrantes) {
    if (historial === undefined) continue
    const row = rows.find((found) => found.historial.idHistorialDerivacionAfiliado === historial)
    const same = row?.derivacion.idDerivacion === rows[0]?.derivacion.idDerivacion
    if (!row || !same || row.historial.idAfiliado !== idAfiliado) throw notFound(historial)
  }
  return rows[0]?.derivacion
}

type Says = Pick<Pedido, 'idObraSocial' | 'fechaDesde' | 'fechaHasta'>

async function agregar(db: Db, derivacion: Says & { idGrupo: number }): Promise<number> {
  const [made] = await db.insert(derivacionesTransitorias).values(derivacion).returning()
  return made?.idDerivacion ?? 0
}

async function cambiar(
  db: Db,
  { idDerivacion, version }: { idDerivacion: number; version: number },
  says: Says,
): Promise<number> {
  await db
    .update(derivacionesTransitorias)
    .set({ ...says, version: version + 1 })
    .where(eq(derivacionesTransitorias.idDerivacion, idDerivacion))
  return idDerivacion
}

async function una(db: Db, persona: Persona, idDerivacion: number): Promise<DerivacionTransitoria> {
  const [found] = await lista(db, persona, idDerivacion)
  if (!found) throw notFound(idDerivacion)
  return found
}
