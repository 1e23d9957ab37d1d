import { desc, eq } from 'drizzle-orm'

import type { DetalleDeRecetaCronica, RecetaCronica } from '#contract/recetasCronicas.ts'
import { formatDocumento } from '#formato/numeros.ts'

import type { Db } from '../base/database.ts'
import type { Persona } from '../base/endpointHandler.ts'
import { notFound } from '../base/problem.ts'
import { personasFisicas, suAfiliado, suPersona } from '../padron/puerta.ts'
import { recetasCronicas } from './tables.ts'

const TOPE = 100

type Fila = {
  receta: typeof recetasCronicas.$inferSelect
  persona: typeof personasFisicas.$inferSelect
}

const conPersona = (db: Db) =>
  db
    .select({ receta: recetasCronicas, persona: personasFisicas })
    .from(recetasCronicas)
    .innerJoin(...suAfiliado(recetasCronicas.idAfiliado))
    .innerJoin(...suPersona)

function resumen({ receta, persona }: Fila): RecetaCronica {
  const { numeroRecetario, fechaAutorizacion, periodo, plan, nombrePlan, medicamentos } = receta
  return {
    numeroRecetario: String(numeroRecetario),
    afiliado: `${persona.apellido}, ${persona.nombre}`,
    documento: formatDocumento(persona.numeroDocumento),
    fechaAutorizacion,
    periodo,
    plan,
    nombrePlan,
    medicamentos: medicamentos.map((descripcion) => ({ descripcion })),
    prescriptor: receta.prescriptor,
    matriculaPrescriptor: receta.matriculaPrescriptor,
  }
}

/** The newest hundred chronic prescriptions of a member (CRON-03). */
export async function buscarCronicas(
  db: Db,
  { grupo }: Persona,
  idAfiliado: number,
): Promise<RecetaCronica[]> {
  if (!grupo.includes(idAfiliado)) throw notFound(idAfiliado)
  const rows = await conPersona(db)
    .where(eq(recetasCronicas.idAfiliado, idAfiliado))
    .orderBy(desc(recetasCronicas.fechaAutorizacion), desc(recetasCronicas.numeroRecetario))
    .limit(TOPE)
  return rows.map(resumen)
}

/** Prescription with this number; undefined for a text that is not a number. */
export async function unaCronica(
  db: Db,
  { grupo }: Persona,
  numeroReceta: string,
): Promise<DetalleDeRecetaCronica> {
  const numero = /^\d{1,9}$/.test(numeroReceta) ? Number(numeroReceta) : 0
  const [found] = await conPersona(db).where(eq(recetasCronicas.numeroRecetario, numero))
  if (!found || !grupo.includes(found.receta.idAfiliado)) throw notFound(numero)
  const { receta } = found
  return {
    ...resumen(found),
    codigoEstado: String(receta.codigoEstado),
    nombreFarmacia: receta.nombreFarmacia,
    direccionFarmacia: receta.direccionFarmacia,
    localidadFarmacia: receta.localidadFarmacia,
    telefonoFarmacia: receta.telefonoFarmacia,
    observacionPlan: receta.observacionPlan,
  }
}
