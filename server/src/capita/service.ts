import { randomInt } from 'node:crypto'

import { and, eq, inArray } from 'drizzle-orm'

import type { CuponDeCapita } from '#contract/capita.ts'
import { diaDe } from '#formato/instantes.ts'

import type { Db } from '../base/database.ts'
import type { Persona } from '../base/endpointHandler.ts'
import { Problem, notFound } from '../base/problem.ts'
import { afiliados, capitaDelMes, personasFisicas, suPersona } from '../padron/puerta.ts'
import { cuotasDeCapita, cuponesDeCapita } from './tables.ts'

type Documento = { numeroDocumento: number; tipoDocumento: string }
export type Cupon = typeof cuponesDeCapita.$inferSelect

/** Member of the asker's family by document number; any other person is not found (SEC-01). */
async function integrante(
  db: Db,
  { grupo }: Persona,
  { numeroDocumento, tipoDocumento }: Documento,
) {
  const [member] = await db
    .select({ idAfiliado: afiliados.idAfiliado, vencimiento: afiliados.fechaVencimientoCapita })
    .from(afiliados)
    .innerJoin(...suPersona)
    .where(
      and(
        inArray(afiliados.idAfiliado, [...grupo]),
        eq(personasFisicas.numeroDocumento, numeroDocumento),
        eq(personasFisicas.tipoDocumento, tipoDocumento),
      ),
    )
  if (!member) throw notFound()
  return member
}

/** This month's coupon; the first request makes it. Two requests at once get the same coupon. */
export async function cuponDelMes(
  db: Db,
  persona: Persona,
  documento: Documento,
  ahora: number,
): Promise<Cupon> {
  const { idAfiliado, vencimiento } = await integrante(db, persona, documento)
  const hoy = diaDe(ahora)
  const [year, month] = hoy.split('-')
  const dia = capitaDelMes(vencimiento, hoy)?.slice(0, 2)
  const [cuota] = await db
    .select()
    .from(cuotasDeCapita)
    .where(eq(cuotasDeCapita.idAfiliado, idAfiliado))
  if (dia === undefined || !cuota)
    throw new Problem(422, 'No hay una cápita para pagar.', { codigo: 'sin-capita' })
  const periodo = `${month}/${year}`
  await db
    .insert(cuponesDeCapita)
    .values({
      ...cuota,
      periodo,
      codigoLinkPagos: codigo(),
      fechaVencimiento: `${year}-${month}-${dia}`,
      generadoAt: ahora,
    })
    .onConflictDoNothing()
  const [cupon] = await db
    .select()
    .from(cuponesDeCapita)
    .where(and(eq(cuponesDeCapita.idAfiliado, idAfiliado), eq(cuponesDeCapita.periodo, periodo)))
  if (!cupon) throw notFound(idAfiliado)
  return cupon
}

const codigo = () => Array.from({ length: 4 }, () => String(randomInt(1_000, 10_000))).join('')

export function comoSeVe(cupon: Cupon): CuponDeCapita {
  const { capita, credito, fondoVoluntario, idCupon, ...rest } = cupon
  return {
    totalCapita: capita,
    totalCredito: credito,
    totalFondoVoluntario: fondoVoluntario,
    totalAPagar: Math.round((capita + credito + fondoVoluntario) * 100) / 100,
    codigoLinkPagos: rest.codigoLinkPagos,
    numeroRecibo: String(idCupon).padStart(8, '0'),
    periodo: rest.periodo,
    fechaVencimiento: rest.fechaVencimiento,
  }
}
