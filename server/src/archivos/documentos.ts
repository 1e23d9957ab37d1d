import type { Db } from '../base/database.ts'
import type { Persona } from '../base/endpointHandler.ts'
import type { ClaseDeDocumento, Documento, Documentos, Instalacion } from '../base/papel.ts'

/** Current content of the document with a name like 'receta:12'. */
export function papelDe(
  documentos: Documentos,
  db: Db,
  name: string,
  instalacion: Instalacion,
): Promise<Documento> {
  const { clase, id } = partsOf(documentos, name)
  return clase.hacer(db, id, instalacion)
}

/** True if the document with this name belongs to the person's family. */
export async function esSuyo(
  documentos: Documentos,
  db: Db,
  name: string,
  persona: Persona,
): Promise<boolean> {
  const { clase, id } = partsOf(documentos, name)
  return (await clase.esSuya?.(db, id, persona)) ?? true
}

/** Called when the document's bytes are sent to a person. */
export async function seEntrega(
  documentos: Documentos,
  db: Db,
  name: string,
  bytes: Uint8Array,
): Promise<void> {
  const { clase, id } = partsOf(documentos, name)
  await clase.entregado?.(db, id, bytes)
}

function partsOf(documentos: Documentos, name: string): { clase: ClaseDeDocumento; id: number } {
  const [kind = '', number] = name.split(':')
  const clase = documentos.get(kind)
  if (!clase) throw new Error(`Nobody makes a document ${kind}.`)
  return { clase, id: Number(number) }
}
