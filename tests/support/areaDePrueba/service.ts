import { createHash } from 'node:crypto'

import { and, asc, eq } from 'drizzle-orm'

import type { RequestOf } from '#contract/endpoint.ts'

import type { Db } from '../../../server/src/base/database.ts'
import { Problem, notFound } from '../../../server/src/base/problem.ts'
import { enviarCorreo } from '../../../server/src/correo/service.ts'
import type { Adjunto, Nota, prueba } from './contract.ts'
import { adjuntos, archivos, notas } from './tables.ts'

export const ASUNTO = 'Recibimos tus archivos'

/** Refuses texts that a test has marked for it. */
function refuse(text: string): void {
  if (text.startsWith('RECHAZAR'))
    throw new Problem(422, 'No se puede guardar un texto que empieza con RECHAZAR.')
}

export async function notasDe(db: Db, uid: number): Promise<Nota[]> {
  const rows = await db.select().from(notas).where(eq(notas.uid, uid)).orderBy(asc(notas.idNota))
  const theirs = await adjuntosDe(db, uid)
  return rows.map(({ uid: _uid, ...nota }) => ({
    ...nota,
    adjuntos: theirs
      .filter(({ idNota }) => idNota === nota.idNota)
      .map(({ idNota: _idNota, ...rest }) => rest),
  }))
}

async function adjuntosDe(db: Db, uid: number): Promise<(Adjunto & { idNota: number })[]> {
  const rows = await db
    .select()
    .from(adjuntos)
    .where(eq(adjuntos.uid, uid))
    .orderBy(asc(adjuntos.idRecibo))
  const files = await db.select().from(archivos).orderBy(asc(archivos.idArchivo))
  return rows.map(({ idRecibo, idNota, descripcion, avisadoAt }) => ({
    idRecibo,
    idNota,
    descripcion,
    avisado: avisadoAt !== null,
    archivos: files
      .filter((file) => file.idRecibo === idRecibo)
      .map(({ nombre, tipo, bytes, huella }) => ({ nombre, tipo, bytes, huella })),
  }))
}

/** `version`: the edited version; without it the last save wins. */
export async function guardar(
  db: Db,
  uid: number,
  { idNota, ...says }: RequestOf<typeof prueba.guardar>,
  version: number | undefined,
): Promise<Nota> {
  refuse(says.titulo)
  const theirs = and(eq(notas.uid, uid), eq(notas.idNota, idNota))
  const [before] = await db.select().from(notas).where(theirs).for('update')
  if (version !== undefined && version !== (before?.version ?? 0))
    throw new Problem(412, 'Otra persona cambió esta nota.', {
      actual: await notaDe(db, uid, idNota),
    })
  if (before)
    await db
      .update(notas)
      .set({ ...says, version: before.version + 1 })
      .where(theirs)
  else await db.insert(notas).values({ uid, idNota, ...says, version: 1 })
  return notaDe(db, uid, idNota)
}

async function notaDe(db: Db, uid: number, idNota: number): Promise<Nota> {
  const nota = (await notasDe(db, uid)).find((other) => other.idNota === idNota)
  if (!nota) throw notFound(idNota)
  return nota
}

export async function abrirRecibo(
  db: Db,
  uid: number,
  { idNota, descripcion }: RequestOf<typeof prueba.recibo>,
): Promise<{ idRecibo: number }> {
  refuse(descripcion)
  await notaDe(db, uid, idNota)
  const [made] = await db.insert(adjuntos).values({ uid, idNota, descripcion }).returning()
  return { idRecibo: made?.idRecibo ?? 0 }
}

async function reciboDe(db: Db, uid: number, idRecibo: number): Promise<Adjunto> {
  const found = (await adjuntosDe(db, uid)).find((adjunto) => adjunto.idRecibo === idRecibo)
  if (!found) throw notFound(idRecibo)
  const { idNota: _idNota, ...adjunto } = found
  return adjunto
}

export async function guardarArchivos(
  db: Db,
  uid: number,
  { idRecibo, archivos: files }: RequestOf<typeof prueba.archivos>,
): Promise<Adjunto> {
  await reciboDe(db, uid, idRecibo)
  for (const { nombre, tipo, contenido } of files) {
    const bytes = Buffer.from(contenido, 'base64')
    const huella = createHash('sha256').update(bytes).digest('hex')
    await db.insert(archivos).values({ idRecibo, nombre, tipo, bytes: bytes.length, huella })
  }
  return reciboDe(db, uid, idRecibo)
}

export async function avisar(
  db: Db,
  uid: number,
  { idRecibo }: RequestOf<typeof prueba.aviso>,
  ahora: number,
): Promise<Adjunto> {
  const { descripcion } = await reciboDe(db, uid, idRecibo)
  await db.update(adjuntos).set({ avisadoAt: ahora }).where(eq(adjuntos.idRecibo, idRecibo))
  await enviarCorreo(
    db,
    { para: `${uid}@prueba.example`, asunto: ASUNTO, texto: descripcion },
    ahora,
  )
  return reciboDe(db, uid, idRecibo)
}
