import { documentoDeSolicitud, providencia } from '../autorizaciones/documentos.ts'
import type { Db } from '../base/database.ts'
import type { Documento } from '../base/papel.ts'
import { documentoDeCupon } from '../capita/documento.ts'
import { cartaDeDerivacion } from '../derivaciones/carta.ts'
import { documentoDeOrden } from '../ordenes/documento.ts'
import { documentoDePrescripcion } from '../prescripciones/documento.ts'
import { documentoDeReceta } from '../recetas/documento.ts'
import { recordarHoja } from '../recetas/hojas.ts'

/** Who makes each kind of document from what the database has now. */
const HACEN: Record<string, (db: Db, id: number, enlaces: string) => Promise<Documento>> = {
  receta: documentoDeReceta,
  prescripcion: documentoDePrescripcion,
  solicitud: documentoDeSolicitud,
  providencia,
  orden: documentoDeOrden,
  derivacion: cartaDeDerivacion,
  cupon: documentoDeCupon,
}

/** Who remembers what was handed out. */
const RECUERDAN: Record<string, (db: Db, id: number, bytes: Uint8Array) => Promise<void>> = {
  receta: recordarHoja,
}

/** What the document of a name like 'receta:12' says now. `enlaces`: where what is printed leads. */
export function papelDe(db: Db, name: string, enlaces: string): Promise<Documento> {
  const { kind, id } = partsOf(name)
  const make = HACEN[kind]
  if (!make) throw new Error(`Nobody makes a document ${kind}.`)
  return make(db, id, enlaces)
}

/** Its bytes go out. */
export async function seEntrega(db: Db, name: string, bytes: Uint8Array): Promise<void> {
  const { kind, id } = partsOf(name)
  await RECUERDAN[kind]?.(db, id, bytes)
}

function partsOf(name: string) {
  const [kind = '', number] = name.split(':')
  return { kind, id: Number(number) }
}
