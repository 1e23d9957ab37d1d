import { and, desc, eq, gte, inArray, lte } from 'drizzle-orm'

import type { RequestOf } from '#contract/endpoint.ts'
import type { Prescripcion, prescripciones as area } from '#contract/prescripciones.ts'
import { formatDocumento } from '#formato/numeros.ts'

import { claveDeDocumento, direccionDe } from '../archivos/puerta.ts'
import { ESTADOS_DE_SOLICITUD, solicitudes } from '../autorizaciones/puerta.ts'
import type { Db } from '../base/database.ts'
import type { Context } from '../base/endpointHandler.ts'
import { Problem, notFound } from '../base/problem.ts'
import { exigirCriterios } from '../busquedas/puerta.ts'
import { correoConfirmado } from '../contacto/puerta.ts'
import { personasFisicas, suAfiliado, suPersona } from '../padron/puerta.ts'
import { type PracticaPrescripta, prescripciones } from './tables.ts'

const TOPE = 100
/** States in which it may be downloaded and sent (PRES-04). */
const PRESENTABLES = [1, 3]

const ESTADOS: Record<number, string> = {
  1: 'Activa',
  2: 'Utilizada',
  3: 'Validada',
  4: 'Anulada',
  5: 'Vencida',
}

export type Fila = {
  prescripcion: typeof prescripciones.$inferSelect
  persona: typeof personasFisicas.$inferSelect
  solicitud: typeof solicitudes.$inferSelect | null
}
type Asked = Pick<Context, 'db' | 'persona' | 'ahora'>

const conPersona = (db: Db) =>
  db
    .select({ prescripcion: prescripciones, persona: personasFisicas, solicitud: solicitudes })
    .from(prescripciones)
    .innerJoin(...suAfiliado(prescripciones.idAfiliado))
    .innerJoin(...suPersona)
    .leftJoin(
      solicitudes,
      eq(solicitudes.idSolicitudCobertura, prescripciones.idSolicitudCobertura),
    )

/** Prescriptions of the asker's family by member, document or days; newest first. */
export async function buscarPrescripciones(
  { db, persona }: Asked,
  request: RequestOf<typeof area.lista>,
): Promise<Prescripcion[]> {
  const { idAfiliado, documento, fechaDesde, fechaHasta, limit = TOPE } = request
  exigirCriterios({ idAfiliado: idAfiliado ?? (documento ? 0 : undefined), fechaDesde, fechaHasta })
  if (idAfiliado !== undefined && !persona.grupo.includes(idAfiliado)) throw notFound(idAfiliado)
  const rows = await conPersona(db)
    .where(
      and(
        inArray(prescripciones.idAfiliado, idAfiliado ? [idAfiliado] : [...persona.grupo]),
        documento ? eq(personasFisicas.numeroDocumento, numeroDe(documento)) : undefined,
        fechaDesde ? gte(prescripciones.fechaPrescripcion, fechaDesde) : undefined,
        fechaHasta ? lte(prescripciones.fechaPrescripcion, fechaHasta) : undefined,
      ),
    )
    .orderBy(desc(prescripciones.fechaPrescripcion), desc(prescripciones.idPrescripcionElectronica))
    .limit(Math.min(TOPE, Math.max(1, limit)))
  const correo = (await correoConfirmado(db, persona.idAfiliado))?.descripcion ?? null
  return rows.map((row) => toPrescripcion(row, correo))
}

function numeroDe(documento: string): number {
  const digits = documento.replaceAll('.', '').trim()
  return /^\d{1,9}$/.test(digits) ? Number(digits) : 0
}

function toPrescripcion(
  { prescripcion, persona, solicitud }: Fila,
  correo: string | null,
): Prescripcion {
  const { idAfiliado, codigoEstado, categoria, idSolicitudCobertura: _id, ...rest } = prescripcion
  const { cie10, cie10Secundario, practicas, profesional, ...own } = rest
  return {
    prescripcionElectronica: {
      ...own,
      observacionRecodificacion: recodificacionDe(practicas),
      periodo: periodoDe(own.fechaInicio),
    },
    estado: { codigo: String(codigoEstado), descripcion: ESTADOS[codigoEstado] ?? null },
    tipoPracticaCategoria: { descripcion: categoria },
    cie10,
    cie10Secundario,
    practicas: practicas.map(({ recodificada: _recodificada, ...practica }) => practica),
    profesional,
    afiliado: {
      idAfiliado,
      apellido: persona.apellido,
      nombre: persona.nombre,
      numeroDocumentoFormateado: formatDocumento(persona.numeroDocumento),
      correo,
    },
    solicitudCobertura: solicitud && {
      idSolicitudCobertura: solicitud.idSolicitudCobertura,
      codigoEstadoSolicitudCobertura: String(solicitud.codigoEstado),
      descripcionEstadoSolicitudCobertura: ESTADOS_DE_SOLICITUD[solicitud.codigoEstado] ?? null,
    },
    // Rows of a list have no document: each would have to be made.
    urlReporte: null,
  }
}

/** Text about the codes that the audit changed. */
const recodificacionDe = (practicas: readonly PracticaPrescripta[]) =>
  practicas
    .flatMap(({ codigoPractica, recodificada }) =>
      recodificada ? [`El código ${recodificada} se cambió por ${codigoPractica}.`] : [],
    )
    .join(' ') || null

/** Writes the day 2026-11-21 as the month 11/2026. */
const periodoDe = (dia: string | null) => dia && `${dia.slice(5, 7)}/${dia.slice(0, 4)}`

export async function laPrescripcion(db: Db, id: number): Promise<Fila> {
  const [found] = await conPersona(db).where(eq(prescripciones.idPrescripcionElectronica, id))
  if (!found) throw notFound(id)
  return found
}

async function deLaFamilia({ db, persona }: Asked, id: number): Promise<Fila> {
  const found = await laPrescripcion(db, id)
  if (!persona.grupo.includes(found.prescripcion.idAfiliado)) throw notFound(id)
  return found
}

export async function unaPrescripcion(asked: Asked, id: number): Promise<Prescripcion> {
  const found = await deLaFamilia(asked, id)
  const correo = await correoConfirmado(asked.db, asked.persona.idAfiliado)
  const conPdf = PRESENTABLES.includes(found.prescripcion.codigoEstado)
  return {
    ...toPrescripcion(found, correo?.descripcion ?? null),
    urlReporte: conPdf ? direccionDe(await claveDePrescripcion(asked, id)) : null,
  }
}

/** Key of the document, if the prescription's state allows people to open it. */
export async function claveDePrescripcion(asked: Asked, id: number): Promise<string> {
  const { prescripcion, persona } = await deLaFamilia(asked, id)
  if (!PRESENTABLES.includes(prescripcion.codigoEstado))
    throw new Problem(422, 'Esta prescripción solo se puede ver.')
  return claveDeDocumento(
    asked.db,
    {
      idAfiliado: prescripcion.idAfiliado,
      nombre: `Prescripción Electrónica ${persona.apellido} ${persona.nombre}.pdf`,
      documento: `prescripcion:${id}`,
    },
    asked.ahora,
  )
}
