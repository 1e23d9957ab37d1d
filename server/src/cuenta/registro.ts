import { and, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

import { nombreComparable } from '#contract/identidad.ts'
import { diaDe } from '#formato/instantes.ts'

import type { Db } from '../base/database.ts'
import { afiliados, personasFisicas } from '../padron/puerta.ts'
import {
  type Ficha,
  type Respuesta,
  azarDe,
  bienRespondido,
  cuestionario,
  fichaInventada,
} from './cuestionario.ts'

const yearOf = (day: string) => Number(day.slice(0, 4))
const monthOf = (day: string) => Number(day.slice(5, 7))

type Registrado = {
  idAfiliado: number
  persona: typeof personasFisicas.$inferSelect
  ficha: Ficha
}

/** Active member with this CUIL, with the data for the questions. */
async function registrado(db: Db, cuil: string): Promise<Registrado | undefined> {
  const integrante = alias(afiliados, 'integrante')
  const pariente = alias(personasFisicas, 'pariente')
  const rows = await db
    .select({ afiliado: afiliados, persona: personasFisicas, nacido: pariente.fechaNacimiento })
    .from(personasFisicas)
    .innerJoin(afiliados, eq(afiliados.idPersonaFisica, personasFisicas.idPersonaFisica))
    .innerJoin(
      integrante,
      and(eq(integrante.idGrupo, afiliados.idGrupo), eq(integrante.activo, true)),
    )
    .innerJoin(pariente, eq(pariente.idPersonaFisica, integrante.idPersonaFisica))
    .where(and(eq(personasFisicas.cuil, cuil), eq(afiliados.activo, true)))
  const [row] = rows
  if (!row) return undefined
  return {
    idAfiliado: row.afiliado.idAfiliado,
    persona: row.persona,
    ficha: {
      anio: yearOf(row.afiliado.fechaAlta),
      numeroAfiliado: row.afiliado.numeroAfiliado,
      meses: rows.map(({ nacido }) => monthOf(nacido)),
      integrantes: rows.length,
    },
  }
}

type De = { key: Uint8Array; cuil: string; ahora: number }

async function preguntasPara(db: Db, { key, cuil, ahora }: De) {
  const anioActual = yearOf(diaDe(ahora))
  const azar = azarDe(key, cuil)
  const found = await registrado(db, cuil)
  const invented = fichaInventada(azar, anioActual)
  return { found, items: cuestionario(found?.ficha ?? invented, azar, anioActual) }
}

/** Questions for any CUIL: from outside, known and unknown ones look the same. */
export async function generarCuestionario(db: Db, de: De) {
  const { items } = await preguntasPara(db, de)
  return items.map(({ pregunta }) => pregunta)
}

export type Identidad = {
  cuil: string
  nombres: string
  apellido: string
  fechaNacimiento: string
  sexo: string
  respuestas: readonly Respuesta[]
}

/** Member with these data and answers; undefined if anything is wrong, without telling which part. */
export async function identificar(
  db: Db,
  { nombres, apellido, fechaNacimiento, sexo, respuestas, ...de }: Identidad & De,
): Promise<Omit<Registrado, 'ficha'> | undefined> {
  const { found, items } = await preguntasPara(db, de)
  const checks = [
    bienRespondido(items, respuestas),
    found?.persona.fechaNacimiento === fechaNacimiento,
    found?.persona.sexo === sexo,
    nombreComparable(found?.persona.nombre ?? '') === nombreComparable(nombres),
    nombreComparable(found?.persona.apellido ?? '') === nombreComparable(apellido),
  ]
  return found && checks.every(Boolean) ? found : undefined
}
