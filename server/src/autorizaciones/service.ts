import { and, asc, desc, eq, gte, inArray, sql } from 'drizzle-orm'

import type { Autorizacion, FilaDeAutorizacion } from '#contract/autorizacion.ts'
import { diaDe } from '#formato/instantes.ts'
import { formatDocumento } from '#formato/numeros.ts'

import { claveDeDocumento, direccionDe } from '../archivos/puerta.ts'
import { compiledForList, enLista } from '../base/compiled.ts'
import type { Db } from '../base/database.ts'
import type { Context } from '../base/endpointHandler.ts'
import { versionDe } from '../base/huella.ts'
import { Problem, notFound } from '../base/problem.ts'
import { columnaDeCorreo } from '../contacto/puerta.ts'
import { personasFisicas, suAfiliado, suPersona } from '../padron/puerta.ts'
import { CON_PROVIDENCIA, ESTADOS_DE_SOLICITUD } from './estados.ts'
import { documentacion, solicitudes } from './tables.ts'
import { tipoDeCobertura } from './tipos.ts'

const LISTED_MS = 30 * 24 * 3_600_000
const TOPE = 100

export type Fila = {
  solicitud: typeof solicitudes.$inferSelect
  persona: typeof personasFisicas.$inferSelect
}
type Asked = Pick<Context, 'db' | 'persona' | 'ahora'>

export const conPersona = (db: Db) =>
  db
    .select({ solicitud: solicitudes, persona: personasFisicas })
    .from(solicitudes)
    .innerJoin(...suAfiliado(solicitudes.idAfiliado))
    .innerJoin(...suPersona)

/** 20377 → 00020377; read back, it is the same number. */
const formatted = (id: number) => String(id).padStart(8, '0')

const recientes = compiledForList((db, places) =>
  db
    .select({
      solicitud: solicitudes,
      de: {
        apellido: personasFisicas.apellido,
        nombre: personasFisicas.nombre,
        numeroDocumento: personasFisicas.numeroDocumento,
      },
      correo: columnaDeCorreo(db, sql.placeholder('quien')),
    })
    .from(solicitudes)
    .innerJoin(...suAfiliado(solicitudes.idAfiliado))
    .innerJoin(...suPersona)
    .where(
      and(
        inArray(solicitudes.idAfiliado, places),
        gte(solicitudes.generadaAt, sql.placeholder('desde')),
      ),
    )
    .orderBy(desc(solicitudes.generadaAt), desc(solicitudes.idSolicitudCobertura))
    .limit(TOPE)
    .prepare(`solicitudes_${places.length}`),
)

/** Requests of the family in the last 30 days, newest first. */
export async function lista({ db, persona, ahora }: Asked): Promise<FilaDeAutorizacion[]> {
  const { grupo } = persona
  const desde = ahora - LISTED_MS
  const quien = persona.idAfiliado
  const rows = await recientes(db, grupo).execute({ ...enLista(grupo), desde, quien })
  return rows.map(({ solicitud, de, correo }) => ({
    idSolicitudCobertura: solicitud.idSolicitudCobertura,
    idSolicitudCoberturaFormateado: formatted(solicitud.idSolicitudCobertura),
    correo,
    afiliado: `${de.apellido}, ${de.nombre}`,
    numerodocumento: formatDocumento(de.numeroDocumento),
    tipoCobertura: tipoDeCobertura(solicitud.codigoTipoCobertura)?.descripcion ?? null,
    estado: ESTADOS_DE_SOLICITUD[solicitud.codigoEstado] ?? null,
    fechaestado: diaDe(solicitud.estadoAt),
    observacion: solicitud.observacion,
    practicas: solicitud.practicas,
    idGrupoTipoCobertura: tipoDeCobertura(solicitud.codigoTipoCobertura)?.idTipoCobertura ?? null,
    codigoEstado: String(solicitud.codigoEstado),
  }))
}

export async function laSolicitud(db: Db, id: number): Promise<Fila> {
  const [found] = await conPersona(db).where(eq(solicitudes.idSolicitudCobertura, id))
  if (!found) throw notFound(id)
  return found
}

/** One request of the asker's family. */
export async function deLaFamilia(
  { db, persona }: Pick<Asked, 'db' | 'persona'>,
  id: number,
): Promise<Fila> {
  const found = await laSolicitud(db, id)
  if (!persona.grupo.includes(found.solicitud.idAfiliado)) throw notFound(id)
  return found
}

/** Id of a request, from the number that people read. */
export const idDeNumero = (numero: string): number =>
  /^\d{1,9}$/.test(numero.trim()) ? Number(numero) : 0

export async function detalle(asked: Asked, id: number): Promise<Autorizacion> {
  const fila = await deLaFamilia(asked, id)
  const { solicitud, persona } = fila
  const tipo = tipoDeCobertura(solicitud.codigoTipoCobertura)
  return {
    solicitudCobertura: {
      idSolicitudCobertura: id,
      idSolicitudCoberturaFormateado: formatted(id),
      fechaGenerada: diaDe(solicitud.generadaAt),
      fechaIniciada: solicitud.fechaIniciada,
      vencimiento: solicitud.vencimiento,
    },
    afiliado: {
      apellido: persona.apellido,
      nombre: persona.nombre,
      apellidoNombreFormateado: `${persona.apellido}, ${persona.nombre}`,
      numeroDocumentoFormateado: formatDocumento(persona.numeroDocumento),
    },
    estado: {
      codigoEstado: String(solicitud.codigoEstado),
      descripcionEstadoSolicitudCobertura: ESTADOS_DE_SOLICITUD[solicitud.codigoEstado] ?? null,
      fechaDesde: diaDe(solicitud.estadoAt),
      observacion: solicitud.observacion,
      // The database keeps only the present state of a request, but the API gives each state an id.
      idHistorialEstadoSolicitudCobertura: versionDe([
        id,
        solicitud.codigoEstado,
        solicitud.estadoAt,
      ]),
    },
    tipoCobertura: tipo && { codigo: tipo.codigo, descripcion: tipo.descripcion },
    documentacion: await documentos(asked.db, id),
    practicas: solicitud.practicas,
    providenciaUrl: CON_PROVIDENCIA.includes(solicitud.codigoEstado)
      ? direccionDe(await claveDeProvidencia(asked, fila))
      : null,
  }
}

/** The branch offices' document codes, by the step in which a file was attached. */
const CODIGOS = new Map([
  ['requerida', '01'],
  ['opcional', '02'],
  ['historia', '03'],
])

async function documentos(db: Db, id: number) {
  const rows = await db
    .select()
    .from(documentacion)
    .where(eq(documentacion.idSolicitudCobertura, id))
    .orderBy(asc(documentacion.idDocumentacion))
  return rows.map(({ idDocumentacion, codigoDocumentacion, nombre, fojas, clave }) => ({
    documentacion: nombre,
    fojas,
    codigoDocumentacion: CODIGOS.get(codigoDocumentacion) ?? codigoDocumentacion,
    idHistorialDocumentacionSolicitudCobertura: idDocumentacion,
    path: `/${clave}`,
  }))
}

const claveDe = (
  { db, ahora }: Pick<Asked, 'db' | 'ahora'>,
  { solicitud }: Fila,
  documento: string,
  nombre: string,
) => {
  const { idAfiliado, idSolicitudCobertura: id } = solicitud
  const name = `${nombre} ${formatted(id)}.pdf`
  return claveDeDocumento(db, { idAfiliado, nombre: name, documento: `${documento}:${id}` }, ahora)
}

export const claveDeComprobante = (asked: Asked, fila: Fila) =>
  claveDe(asked, fila, 'solicitud', 'Solicitud')

/** Key of the ruling, if the state of the request has one. */
export async function claveDeProvidencia(
  asked: Pick<Asked, 'db' | 'ahora'>,
  fila: Fila,
): Promise<string> {
  if (!CON_PROVIDENCIA.includes(fila.solicitud.codigoEstado))
    throw new Problem(422, 'Esta solicitud todavía no tiene providencia.')
  return claveDe(asked, fila, 'providencia', 'Providencia')
}
