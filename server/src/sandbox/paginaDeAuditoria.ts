import { asc, desc, eq, inArray, notInArray } from 'drizzle-orm'

import { formatDocumento } from '#formato/numeros.ts'

import { archivos } from '../archivos/puerta.ts'
import {
  CON_PROVIDENCIA,
  EN_AUDITORIA,
  ESTADOS_DE_SOLICITUD,
  GENERADA,
  type Fila,
  conPersona,
  documentacion,
  solicitudes,
  tipoDeCobertura,
  type NombreDePaso,
  pasosDe,
} from '../autorizaciones/puerta.ts'
import { conColores } from '../base/conColores.ts'
import type { Db } from '../base/database.ts'
import { escape } from '../base/html.ts'
import type { Proveedor } from '../base/proveedor.ts'
import { headersFor, marcaDe } from './documento.ts'
import { ICONOS, STYLE } from './estiloDeAuditoria.ts'

export const PATH = '/sandbox/auditoria'
const LISTED = 30
const ABIERTAS = [GENERADA, EN_AUDITORIA]

/** Ready-made reasons, for steps that need a reason. */
export const RAZONES: Partial<Record<NombreDePaso, readonly string[]>> = {
  observar: [
    'Adjuntá el estudio previo.',
    'La foto no se lee: mandala de nuevo.',
    'Falta la firma y el sello.',
  ],
  rechazar: [
    'No corresponde al diagnóstico.',
    'La práctica no está en la cobertura.',
    'La orden está vencida.',
  ],
}

type Boton = { palabras: string; icono: keyof typeof ICONOS; tono: string }
const BOTONES: Record<NombreDePaso, Boton> = {
  tomar: { palabras: 'Tomar en auditoría', icono: 'flecha', tono: '' },
  aprobar: { palabras: 'Aprobar', icono: 'tilde', tono: 'ok' },
  observar: { palabras: 'Observar', icono: 'alerta', tono: 'aviso' },
  rechazar: { palabras: 'Rechazar', icono: 'cruz', tono: 'error' },
  reabrir: { palabras: 'Volver a «Generada»', icono: 'vuelta', tono: '' },
}
const PREGUNTAS: Partial<Record<NombreDePaso, string>> = {
  observar: 'Observar: ¿qué falta?',
  rechazar: 'Rechazar: ¿por qué?',
}

const TONOS: Record<number, string> = { 1: 'info', 2: 'error', 3: 'aviso', 4: 'ok', 6: 'ok' }
const FIGURAS: Record<number, keyof typeof ICONOS> = {
  2: 'cruz',
  3: 'alerta',
  4: 'tilde',
  6: 'tilde',
}

type Papel = { idDocumentacion: number; idSolicitudCobertura: number; nombre: string; tipo: string }
type Pregunta = { id: number; paso: NombreDePaso }
export type Pedida = {
  pregunta?: Pregunta | undefined
  /** Moved request, and the number of notified phones. */
  hecho: number
  avisos: number
  /** Request that could not be moved, because its state changed meanwhile. */
  noPuede?: number
}

/** Open requests, oldest first; then decided ones, newest first. */
async function filas(db: Db): Promise<{ abiertas: Fila[]; decididas: Fila[] }> {
  const abiertas = await conPersona(db)
    .where(inArray(solicitudes.codigoEstado, ABIERTAS))
    .orderBy(asc(solicitudes.generadaAt))
    .limit(LISTED)
  const decididas = await conPersona(db)
    .where(notInArray(solicitudes.codigoEstado, ABIERTAS))
    .orderBy(desc(solicitudes.estadoAt))
    .limit(LISTED)
  return { abiertas, decididas }
}

async function papeles(db: Db, rows: Fila[]): Promise<Papel[]> {
  const { idDocumentacion, idSolicitudCobertura, nombre, clave } = documentacion
  const ids = rows.map(({ solicitud }) => solicitud.idSolicitudCobertura)
  return db
    .select({ idDocumentacion, idSolicitudCobertura, nombre, tipo: archivos.tipo })
    .from(documentacion)
    .innerJoin(archivos, eq(archivos.clave, clave))
    .where(inArray(idSolicitudCobertura, ids))
    .orderBy(asc(idDocumentacion))
}

export async function paginaDeAuditoria(
  db: Db,
  proveedor: Proveedor,
  { pregunta, hecho, avisos, noPuede }: Pedida,
) {
  const { abiertas, decididas } = await filas(db)
  const all = [...abiertas, ...decididas]
  const papers = await papeles(db, all)
  const cards = all.map((fila, index) =>
    tarjeta(fila, {
      papeles: papers.filter(
        (papel) => papel.idSolicitudCobertura === fila.solicitud.idSolicitudCobertura,
      ),
      primera: index === 0 && abiertas.length > 0,
      pregunta: pregunta?.id === fila.solicitud.idSolicitudCobertura ? pregunta.paso : undefined,
    }),
  )
  const moved = all.find(({ solicitud }) => solicitud.idSolicitudCobertura === hecho)
  const said = moved
    ? `<p class="hecho" role="status">${ICONOS.tilde}<span>${hecho}: ${ESTADOS_DE_SOLICITUD[moved.solicitud.codigoEstado]}. ${avisos > 0 ? 'Aviso enviado.' : 'Queda en su campana: ningún teléfono pidió avisos.'}</span></p>`
    : noPuede
      ? `<p class="hecho no" role="alert">${ICONOS.cruz}<span>${noPuede}: así como está no admite ese paso.</span></p>`
      : ''
  const waiting = abiertas.length === 0 ? 'Ninguna por resolver' : `${abiertas.length} por resolver`
  const nombre = escape(proveedor.nombre)
  const style = conColores(STYLE, proveedor)
  const html = `<!doctype html><html lang="es-AR"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Auditoría · ${nombre}</title><style>${style}</style><header>${marcaDe(proveedor)}<b><span class="ancho">${nombre} · </span>Auditoría</b><i>PRUEBA</i><a href="/sandbox">Sandbox</a></header><p class="banda">${ICONOS.frasco}<span>Acá hacés de auditoría. Lo que muevas le llega al teléfono de la persona, con su aviso.</span></p><main><h1>Solicitudes para auditar</h1><p class="tenue">${waiting}</p>${said}${cards.join('')}</main></html>`
  return { html, headers: headersFor(style) }
}

type Aparte = { papeles: Papel[]; primera: boolean; pregunta: NombreDePaso | undefined }

function tarjeta(fila: Fila, { papeles: own, primera, pregunta }: Aparte): string {
  const { solicitud, persona } = fila
  const { idSolicitudCobertura: id, codigoEstado, codigoTipoCobertura, observacion } = solicitud
  const tono = TONOS[codigoEstado] ?? 'aviso'
  const estado = ESTADOS_DE_SOLICITUD[codigoEstado] ?? 'En revisión'
  const tipo = tipoDeCobertura(codigoTipoCobertura)?.descripcion ?? ''
  const who = `${persona.nombre} ${persona.apellido}, ${formatDocumento(persona.numeroDocumento)}`
  const badge = `<span class="insignia">${ICONOS[FIGURAS[codigoEstado] ?? 'reloj']}${estado}</span>`
  const note = observacion ? `<p class="tenue">${escape(observacion)}</p>` : ''
  const pasos = pasosDe(codigoEstado)
  const moves = pasos.map((paso, index) => boton(id, paso, primera && index === 0))
  const asked = pregunta && pasos.includes(pregunta) ? razones(id, pregunta) : ''
  return `<article class="${tono}" id="s${id}"><div class="cabeza"><div><h2>${id}${badge}</h2><p>${escape(`${tipo} · ${who}`)}</p>${note}</div>${fichas(fila, own)}</div>${moves.length > 0 ? `<p class="botones">${moves.join('')}</p>` : ''}${asked}</article>`
}

const boton = (id: number, paso: NombreDePaso, lleno: boolean) => {
  const { palabras, icono, tono } = BOTONES[paso]
  return `<a class="boton${lleno ? ' lleno' : ''}" href="${PATH}/${id}/${paso}"><span class="${lleno ? '' : tono}">${ICONOS[icono]}</span>${palabras}</a>`
}

function razones(id: number, paso: NombreDePaso): string {
  const links = (RAZONES[paso] ?? []).map(
    (razon, index) => `<a class="boton" href="${PATH}/${id}/${paso}/${index}">${razon}</a>`,
  )
  return `<div class="razones"><p>${PREGUNTAS[paso]}</p>${links.join('')}</div>`
}

/** The request's files as tiles, and the decision on it. */
function fichas({ solicitud }: Fila, own: Papel[]): string {
  const { idSolicitudCobertura: id, codigoEstado } = solicitud
  const tiles = own.map(({ idDocumentacion, nombre, tipo }) => {
    const at = `${PATH}/${id}/papel/${idDocumentacion}`
    const picture = tipo.startsWith('image/') ? `<img src="${at}" alt="">` : ICONOS.pdf
    return `<a class="ficha" href="${at}">${picture}${escape(nombre)}</a>`
  })
  if (CON_PROVIDENCIA.includes(codigoEstado))
    tiles.push(`<a class="ficha" href="${PATH}/${id}/providencia">${ICONOS.pdf}Providencia</a>`)
  return tiles.length > 0 ? `<p class="fichas">${tiles.join('')}</p>` : ''
}
