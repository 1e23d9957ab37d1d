import { and, eq } from 'drizzle-orm'
import type { Hono } from 'hono'

import { type Abre, adjuntosDe } from '../archivos/puerta.ts'
import {
  CON_PROVIDENCIA,
  claveDeProvidencia,
  laSolicitud,
  documentacion,
  type NombreDePaso,
  PASOS,
  mover,
} from '../autorizaciones/puerta.ts'
import { empujes } from '../avisos/puerta.ts'
import type { Db } from '../base/database.ts'
import type { Portal } from '../base/portal.ts'
import { Problem } from '../base/problem.ts'
import type { HttpEnv } from '../http/environment.ts'
import { PATH, RAZONES, paginaDeAuditoria } from './paginaDeAuditoria.ts'

const idIn = (text: string) => (/^\d{1,9}$/.test(text) ? Number(text) : 0)
const isPaso = (text: string): text is NombreDePaso => Object.hasOwn(PASOS, text)

/** The auditor's page: open requests and their allowed steps. Links instead of forms: this server's policy blocks forms. */
export function mountAuditoria(
  app: Hono<HttpEnv>,
  { db, clock, config, hechos, documentos }: Portal,
): void {
  app.get(PATH, async (context) => {
    context.set('ruta', `GET ${PATH}`)
    const { de = '', paso = '', hecho = '', avisos = '' } = context.req.query()
    const { html, headers } = await paginaDeAuditoria(db, config.proveedor, {
      pregunta: isPaso(paso) ? { id: idIn(de), paso } : undefined,
      hecho: idIn(hecho),
      avisos: idIn(avisos),
    })
    return context.html(html, 200, headers)
  })

  app.get(`${PATH}/:id/:paso/:razon?`, async (context) => {
    const { id: typed, paso, razon } = context.req.param()
    context.set('ruta', `GET ${PATH}/{id}/{paso}`)
    if (!isPaso(paso)) return archivo({ db, config, hechos, documentos }, idIn(typed), paso, razon)
    const id = idIn(typed)
    const reasons = RAZONES[paso] ?? []
    const observacion = reasons[Number(razon)] ?? ''
    // Asks first for one of the reasons.
    if (reasons.length > 0 && observacion === '')
      return context.redirect(`${PATH}?de=${id}&paso=${paso}#s${id}`, 303)
    const { moved, avisos } = await db.transaction(async (tx) => ({
      moved: await mover(tx, { id, paso, observacion }, clock()),
      avisos: await tx.$count(empujes, and(eq(empujes.tipo, 'solicitudes'), eq(empujes.id, id))),
    }))
    if (moved === 'no-esta') throw new Problem(404)
    if (moved === 'no-puede') {
      const { html, headers } = await paginaDeAuditoria(db, config.proveedor, {
        hecho: 0,
        avisos: 0,
        noPuede: id,
      })
      return context.html(html, 409, headers)
    }
    return context.redirect(`${PATH}?hecho=${id}&avisos=${avisos}`, 303)
  })
}

/** A paper of the request, or its ruling, as a file. */
async function archivo(de: Abre, id: number, que: string, which = ''): Promise<Response> {
  const [file] = await adjuntosDe(de, await clavesDe(de.db, id, que, which))
  if (!file) throw new Problem(404)
  return new Response(Uint8Array.from(file.bytes), {
    headers: {
      'Content-Type': file.type,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
    },
  })
}

async function clavesDe(db: Db, id: number, que: string, which: string): Promise<string[]> {
  if (que === 'providencia') {
    const fila = await laSolicitud(db, id)
    if (!CON_PROVIDENCIA.includes(fila.solicitud.codigoEstado)) return []
    const { estadoAt } = fila.solicitud
    return [await claveDeProvidencia({ db, ahora: estadoAt }, fila)]
  }
  if (que !== 'papel') return []
  const rows = await db
    .select()
    .from(documentacion)
    .where(eq(documentacion.idDocumentacion, idIn(which)))
  return rows.flatMap((row) => (row.idSolicitudCobertura === id ? [row.clave] : []))
}
