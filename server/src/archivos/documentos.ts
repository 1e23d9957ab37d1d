import { documentoDeSolicitud, providencia } from '../autorizaciones/documentos.ts'
import type { Db } from '../base/database.ts'
import { documentoDeCupon } from '../capita/documento.ts'
import { cartaDeDerivacion } from '../derivaciones/carta.ts'
import { type Documento, hacerPdf } from '../documento/hacer.ts'
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

/** The bytes of the document of a name like 'receta:12'. `enlaces`: where what is printed leads. */
export async function documentoDe(db: Db, name: string, enlaces: string): Promise<Uint8Array> {
  const [kind = '', number] = name.split(':')
  const id = Number(number)
  const make = HACEN[kind]
  if (!make) throw new Error(`Nobody makes a document ${kind}.`)
  const bytes = await hacerPdf(await make(db, id, enlaces))
  await RECUERDAN[kind]?.(db, id, bytes)
  return bytes
}
