import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'

import { dinero } from '#formato/dinero.ts'
import { formatDocumento } from '#formato/numeros.ts'

import { claveDeDocumento } from '../archivos/puerta.ts'
import type { Db } from '../base/database.ts'
import type { Persona } from '../base/endpointHandler.ts'
import type { Documento } from '../base/papel.ts'
import { notFound } from '../base/problem.ts'
import { afiliados, personasFisicas, suAfiliado, suPersona } from '../padron/puerta.ts'
import { prestadores } from '../prestadores/puerta.ts'
import { VIGENCIA_DIAS } from './emitidas.ts'
import { numeroDeOrden } from './numero.ts'
import { ordenes, practicas, practicasDeOrden } from './tables.ts'

type Cual = { idOrden: number; codigoTransaccion?: string }

/** A generated order of the asker's family; an order that was only validated is 'not found'. */
export async function ordenPropia(
  db: Db,
  { grupo }: Persona,
  { idOrden, codigoTransaccion }: Cual,
): Promise<{ idOrden: number; idAfiliado: number }> {
  const [found] = await db
    .select({ idOrden: ordenes.idOrden, idAfiliado: ordenes.idAfiliado })
    .from(ordenes)
    .where(
      and(
        eq(ordenes.idOrden, idOrden),
        inArray(ordenes.idAfiliado, [...grupo]),
        isNotNull(ordenes.generadaAt),
        codigoTransaccion === undefined
          ? undefined
          : eq(ordenes.codigoTransaccion, codigoTransaccion),
      ),
    )
  if (!found) throw notFound(idOrden)
  return found
}

/** Key of an order's document. */
export function claveDeOrden(
  db: Db,
  { idOrden, idAfiliado }: { idOrden: number; idAfiliado: number },
  ahora: number,
): Promise<string> {
  const nombre = `Orden ${numeroDeOrden(idOrden)}.pdf`
  return claveDeDocumento(db, { idAfiliado, nombre, documento: `orden:${idOrden}` }, ahora)
}

export async function documentoDeOrden(db: Db, idOrden: number): Promise<Documento> {
  const [row] = await db
    .select({ orden: ordenes, prestador: prestadores, member: afiliados, persona: personasFisicas })
    .from(ordenes)
    .innerJoin(prestadores, eq(prestadores.idPrestador, ordenes.idPrestador))
    .innerJoin(...suAfiliado(ordenes.idAfiliado))
    .innerJoin(...suPersona)
    .where(eq(ordenes.idOrden, idOrden))
  if (!row) throw notFound(idOrden)
  const { orden, prestador, member, persona } = row
  return {
    titulo: 'Orden',
    numero: numeroDeOrden(idOrden),
    fecha: orden.fechaEmision ?? '',
    secciones: [
      {
        titulo: 'Afiliado',
        lineas: [
          ['Apellido y nombre', `${persona.apellido}, ${persona.nombre}`],
          [persona.tipoDocumento, formatDocumento(persona.numeroDocumento)],
          ['Tarjeta', member.numeroTarjeta],
        ],
      },
      {
        titulo: 'Prestador',
        lineas: [
          ['Razón social', prestador.nombre],
          ['Código', prestador.matricula],
        ],
      },
      {
        titulo: 'Prácticas',
        lineas: [...(await lineasDe(db, idOrden)), ['Total a pagar', dinero(orden.total)]],
      },
    ],
    pie: `Código de transacción ${orden.codigoTransaccion}. Sirve durante ${VIGENCIA_DIAS} días desde la fecha de emisión.`,
  }
}

async function lineasDe(db: Db, idOrden: number) {
  const rows = await db
    .select({ practica: practicas, detalle: practicasDeOrden })
    .from(practicasDeOrden)
    .innerJoin(practicas, eq(practicas.idPractica, practicasDeOrden.idPractica))
    .where(eq(practicasDeOrden.idOrden, idOrden))
    .orderBy(asc(practicas.codigo))
  return rows.map(({ practica, detalle }): [string, string] => [
    practica.codigo,
    `${practica.descripcion} (${detalle.tipoCobertura})`,
  ])
}
