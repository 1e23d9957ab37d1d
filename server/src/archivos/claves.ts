import { createHash, randomBytes } from 'node:crypto'

import type { Db } from '../base/database.ts'
import { archivos } from './tables.ts'

// 128 random bits: file and owner are only in the database (SEC-38).
const newClave = () => randomBytes(16).toString('base64url')

/** Address of the file with a key. */
export const direccionDe = (clave: string) => `/v1/files/${clave}`

type Nuevo = { idAfiliado: number; nombre: string; documento: string }

/** Key of a document; the same document always has the same key. */
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

/** Stores bytes that a person sent; returns their key. */
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
