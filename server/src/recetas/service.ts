import { type Placeholder, and, desc, eq, gte, inArray, lte, sql } from 'drizzle-orm'

import type { RequestOf } from '#contract/endpoint.ts'
import type { Receta, recetas as area } from '#contract/recetas.ts'
import { diaDe } from '#formato/instantes.ts'

import { compiled } from '../base/compiled.ts'
import type { Db } from '../base/database.ts'
import type { Context } from '../base/endpointHandler.ts'
import { Problem, notFound } from '../base/problem.ts'
import { exigirCriterios } from '../busquedas/puerta.ts'
import { columnaDeCorreo } from '../contacto/puerta.ts'
import { personasFisicas, suAfiliado, suPersona } from '../padron/puerta.ts'
import { recetas } from './tables.ts'

/** Maximum number of rows in one answer (SEC-05): older ones are found by a search with days. */
const TOPE = 100
const MAX_JUNTAS = 10
export const ACTIVA = 1
const VENCIDA = 3
export const ANULADA = 4

export const ESTADOS: Record<number, string> = {
  1: 'Activa',
  2: 'Dispensada',
  3: 'Vencida',
  4: 'Anulada',
}

export type Fila = {
  receta: typeof recetas.$inferSelect
  persona: typeof personasFisicas.$inferSelect
}
type Asked = Pick<Context, 'db' | 'persona' | 'ahora'>

export const conPersona = (db: Db) =>
  db
    .select({ receta: recetas, persona: personasFisicas })
    .from(recetas)
    .innerJoin(...suAfiliado(recetas.idAfiliado))
    .innerJoin(...suPersona)

/** Rows of the asker's lists: each tells the asker's own e-mail. */
const listadas = (db: Db, quien: number | Placeholder) =>
  db
    .select({
      receta: recetas,
      persona: {
        apellido: personasFisicas.apellido,
        nombre: personasFisicas.nombre,
        numeroDocumento: personasFisicas.numeroDocumento,
      },
      correo: columnaDeCorreo(db, quien),
    })
    .from(recetas)
    .innerJoin(...suAfiliado(recetas.idAfiliado))
    .innerJoin(...suPersona)

type Listada = Awaited<ReturnType<typeof listadas>>[number]

const masNuevas = [desc(recetas.fechaPrescripcion), desc(recetas.idRecetaElectronica)]

/** The list that every phone asks for at each sync. */
const deUno = compiled((db) =>
  listadas(db, sql.placeholder('quien'))
    .where(eq(recetas.idAfiliado, sql.placeholder('idAfiliado')))
    .orderBy(...masNuevas)
    .limit(TOPE)
    .prepare('recetas'),
)

/** Prescriptions of one member, or of the whole family if only days were given; newest first. */
export async function buscarRecetas(
  { db, persona, ahora }: Asked,
  request: RequestOf<typeof area.buscar>,
): Promise<Receta[]> {
  exigirCriterios(request)
  const { idAfiliado, fechaDesde, fechaHasta } = request
  if (idAfiliado != null && !persona.grupo.includes(idAfiliado)) throw notFound(idAfiliado)
  const rows =
    idAfiliado != null && fechaDesde == null && fechaHasta == null
      ? await deUno(db).execute({ idAfiliado, quien: persona.idAfiliado })
      : await listadas(db, persona.idAfiliado)
          .where(
            and(
              inArray(recetas.idAfiliado, idAfiliado == null ? [...persona.grupo] : [idAfiliado]),
              fechaDesde == null ? undefined : gte(recetas.fechaPrescripcion, fechaDesde),
              fechaHasta == null ? undefined : lte(recetas.fechaPrescripcion, fechaHasta),
            ),
          )
          .orderBy(...masNuevas)
          .limit(TOPE)
  const hoy = diaDe(ahora)
  return rows.map((row) => toReceta(row, hoy))
}

/** An active prescription past its last day counts as expired. */
export const estadoDe = ({ codigoEstado, vencimiento }: Fila['receta'], hoy: string): number =>
  codigoEstado === ACTIVA && vencimiento < hoy ? VENCIDA : codigoEstado

function toReceta({ receta, persona, correo }: Listada, hoy: string): Receta {
  const { idRecetaElectronica, numero, fechaPrescripcion, vencimiento, cuir } = receta
  const codigo = estadoDe(receta, hoy)
  return {
    recetaElectronica: {
      idRecetaElectronica,
      numero,
      fechaPrescripcion,
      vencimiento,
      ...(cuir !== null && { cuir }),
    },
    estado: { codigo: String(codigo), descripcion: ESTADOS[codigo] ?? '' },
    historialEstado: { fechaDesde: codigo === VENCIDA ? vencimiento : receta.estadoDesde },
    farmacia: receta.farmacia
      ? { nombre: receta.farmacia, localidad: receta.farmaciaLocalidad }
      : null,
    afiliado: { idAfiliado: receta.idAfiliado, correo },
    personaFisicaAfiliado: {
      apellido: persona.apellido,
      nombre: persona.nombre,
      numeroDocumento: String(persona.numeroDocumento),
    },
    personaFisicaProfesional: {
      apellido: receta.profesionalApellido,
      nombre: receta.profesionalNombre,
    },
    registro1: receta.registro1,
    registro2: receta.registro2,
  }
}

export async function unaReceta(db: Db, id: number): Promise<Fila> {
  const [found] = await conPersona(db).where(eq(recetas.idRecetaElectronica, id))
  if (!found) throw notFound(id)
  return found
}

/** Active prescriptions with these ids; one foreign or inactive id refuses the whole list. */
export async function mostrables(
  { db, persona, ahora }: Asked,
  { idsRecetas }: { idsRecetas: number[] },
): Promise<Fila[]> {
  const ids = [...new Set(idsRecetas)]
  if (ids.length === 0 || ids.length > MAX_JUNTAS) throw new Problem(422)
  const rows = await conPersona(db).where(
    and(inArray(recetas.idRecetaElectronica, ids), inArray(recetas.idAfiliado, [...persona.grupo])),
  )
  if (rows.length < ids.length) throw notFound(ids[0])
  if (rows.some(({ receta }) => estadoDe(receta, diaDe(ahora)) !== ACTIVA))
    throw new Problem(422, 'La receta ya no está activa.')
  return rows
}
