import { eq } from 'drizzle-orm'

import { RUTA_DEL_MANUAL } from '#contract/archivos.ts'

import { manualEnPdf } from '../ayuda/documento.ts'
import type { Db } from '../base/database.ts'
import type { Persona } from '../http/endpointHandler.ts'
import { notFound } from '../http/problem.ts'
import { documentoDe } from './documentos.ts'
import { archivos } from './tables.ts'

export type Archivo = { bytes: Uint8Array; type: string; name: string }

/** `enlaces`: where what is printed leads. */
export type Abre = { db: Db; enlaces: string }

const CLAVE = /^\/([\w-]{22})$/

/**
 * The file at this path, for whoever belongs to its family: the path is a key, and never one of a folder (SEC-38). The manual
 * is everybody's.
 */
export async function descargar(
  { db, enlaces, appDir }: Abre & { appDir: string },
  { grupo }: Persona,
  path: string,
): Promise<Archivo> {
  if (path === RUTA_DEL_MANUAL)
    return { bytes: await manualEnPdf(appDir), type: 'application/pdf', name: 'Manual de uso.pdf' }
  const [found] = await db
    .select()
    .from(archivos)
    .where(eq(archivos.clave, CLAVE.exec(path)?.[1] ?? ''))
  if (!found || !grupo.includes(found.idAfiliado)) throw notFound()
  return abrir({ db, enlaces }, found)
}

async function abrir({ db, enlaces }: Abre, row: typeof archivos.$inferSelect): Promise<Archivo> {
  const { bytes, documento, tipo, nombre } = row
  if (bytes !== null) return { bytes, type: tipo, name: nombre }
  if (documento === null) throw new Error(`File ${row.clave} has neither bytes nor a document.`)
  return { bytes: await documentoDe(db, documento, enlaces), type: tipo, name: nombre }
}

/** The files of a mail, as they are when it goes. */
export async function adjuntosDe(
  { db, enlaces }: Abre,
  claves: readonly string[],
): Promise<Archivo[]> {
  const opened = []
  for (const clave of claves) {
    const [row] = await db.select().from(archivos).where(eq(archivos.clave, clave))
    if (row) opened.push(await abrir({ db, enlaces }, row))
  }
  return opened
}
