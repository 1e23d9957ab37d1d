import { eq, getTableColumns, sql } from 'drizzle-orm'

import { RUTA_DEL_MANUAL } from '#contract/archivos.ts'
import type { Ofrece } from '#contract/manual.ts'

import type { Db } from '../base/database.ts'
import type { Persona } from '../base/endpointHandler.ts'
import type { Archivo, Cuenta, Documentos, Hechos, Instalacion } from '../base/papel.ts'
import { notFound } from '../base/problem.ts'
import { esSuyo, papelDe, seEntrega } from './documentos.ts'
import { manualEnPapel } from './manual.ts'
import { archivos } from './tables.ts'

export type Abre = { db: Db; config: Instalacion; hechos: Hechos; documentos: Documentos }

/** `cuenta`: counts the document for its person before it is made, and may refuse it. */
type Pide = Abre & { appDir: string; ofrece: Ofrece; persona: Persona; cuenta: Cuenta }

const CLAVE = /^\/([\w-]{22})$/

/**
 * The file at this path, for members of its family. The path is a key, never a path of the disk (SEC-38). The manual
 * is open to all.
 */
export async function descargar(pide: Pide, path: string): Promise<Archivo> {
  const { db, hechos, appDir, ofrece, cuenta } = pide
  if (path === RUTA_DEL_MANUAL) {
    const bytes = await hechos.bytes(await manualEnPapel(appDir, ofrece), cuenta)
    return { bytes, type: 'application/pdf', name: 'Manual de uso.pdf' }
  }
  const [found] = await db.select().from(archivos).where(aquel(path))
  if (!found || !(await esDeLaFamilia(pide, found))) throw notFound()
  return abrir(pide, found, cuenta)
}

/** Size in bytes. Files that a person sent are in the database; a made document is taken from the cache. */
export async function pesar(pide: Pide, path: string): Promise<number> {
  const { db, config, hechos, documentos, appDir, ofrece, cuenta } = pide
  if (path === RUTA_DEL_MANUAL) return hechos.peso(await manualEnPapel(appDir, ofrece), cuenta)
  const { bytes: _bytes, ...light } = getTableColumns(archivos)
  const peso = sql<number | null>`octet_length(${archivos.bytes})`
  const [found] = await db
    .select({ ...light, peso })
    .from(archivos)
    .where(aquel(path))
  if (!found || !(await esDeLaFamilia(pide, found))) throw notFound()
  if (found.peso !== null) return found.peso
  return hechos.peso(await papelDe(documentos, db, documentoEn(found), config), cuenta)
}

async function esDeLaFamilia(
  { db, documentos, persona }: Pide,
  { idAfiliado, documento }: Pick<Fila, 'idAfiliado' | 'documento'>,
): Promise<boolean> {
  if (!persona.grupo.includes(idAfiliado)) return false
  return documento === null || (await esSuyo(documentos, db, documento, persona))
}

const aquel = (path: string) => eq(archivos.clave, CLAVE.exec(path)?.[1] ?? '')

type Fila = typeof archivos.$inferSelect

async function abrir(
  { db, config, hechos, documentos }: Abre,
  row: Fila,
  cuenta: Cuenta,
): Promise<Archivo> {
  const { tipo: type, nombre: name } = row
  if (row.bytes !== null) return { bytes: row.bytes, type, name }
  const documento = documentoEn(row)
  const bytes = await hechos.bytes(await papelDe(documentos, db, documento, config), cuenta)
  await seEntrega(documentos, db, documento, bytes)
  return { bytes, type, name }
}

function documentoEn({ clave, documento }: Pick<Fila, 'clave' | 'documento'>): string {
  if (documento === null) throw new Error(`File ${clave} has neither bytes nor a document.`)
  return documento
}

/** Files of a mail with their content at sending time. Their number was limited when the person asked for the mail. */
export async function adjuntosDe(abre: Abre, claves: readonly string[]): Promise<Archivo[]> {
  const opened = []
  for (const clave of claves) {
    const [row] = await abre.db.select().from(archivos).where(eq(archivos.clave, clave))
    if (row) opened.push(await abrir(abre, row, () => Promise.resolve()))
  }
  return opened
}
