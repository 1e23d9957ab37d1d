import { createHash, randomBytes } from 'node:crypto'

import type { Db } from '../base/database.ts'
import { archivos } from './tables.ts'

// 128 bits that say nothing: which file it is, and whose, stands beside it in the database (SEC-38).
const newClave = () => randomBytes(16).toString('base64url')

/** Where a file is fetched. */
export const direccionDe = (clave: string) => `/v1/files/${clave}`

type Nuevo = { idAfiliado: number; nombre: string; documento: string }

/** The key of a document: the same for the same one, however often it is asked for. */
export async function claveDeDocumento(
  db: Db,
  { idAfiliado, nombre, documento }: Nuevo,
  ahora: number,
): Promise<string> {
  const row = { clave: newClave(), idAfiliado, nombre, documento, tipo: 'application/pdf' }
  const [stored] = await db
    .insert(archivos)
    .values({ ...row, creadoAt: ahora })
    .onConflictDoUpdate({ target: [archivos.idAfiliado, archivos.documento], set: { nombre } })
    .returning({ clave: archivos.clave })
  if (!stored) throw new Error('A stored document gave no row.')
  return stored.clave
}

/** Keeps the bytes that somebody sent; gives their key. */
export async function guardarArchivo(
  db: Db,
  {
    idAfiliado,
    nombre,
    tipo,
    bytes,
  }: { idAfiliado: number; nombre: string; tipo: string; bytes: Uint8Array },
  ahora: number,
): Promise<string> {
  const clave = newClave()
  const huella = createHash('sha256').update(bytes).digest('hex')
  await db
    .insert(archivos)
    .values({ clave, idAfiliado, nombre, tipo, bytes, huella, creadoAt: ahora })
  return clave
}
