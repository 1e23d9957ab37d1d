import { rampasDe } from '#colores/rampas.ts'
import type { EnQr } from '#contract/pase/codigo.ts'

import type { Db } from './database.ts'
import type { Persona } from './endpointHandler.ts'
import type { Config } from './environment.ts'
import type { Proveedor } from './proveedor.ts'

/** Content of a printed sheet. */
export type Documento = {
  titulo: string
  numero: string
  /** Date of the content, yyyy-mm-dd: the same data always give the same bytes. */
  fecha: string
  secciones: { titulo: string; lineas: (readonly [nombre: string, valor: string])[] }[]
  /** Footer: the signature, the validity. */
  pie: string
  /** Barcode for a counter, with its text below; without it the number is shown as a QR code. */
  barras?: { texto: string; rotulo: string }
  /** QR code that proves the sheet, and instructions for its reader. */
  prueba?: { qr: EnQr; titulo: string; texto: string; aQuien: string; pasos: readonly string[] }
}

/** In `partes` every second part is bold. The picture is below; its size is in screen points. */
export type Paso = {
  partes: readonly string[]
  imagen?: { bytes: Uint8Array; ancho: number; alto: number }
}

/** Text of several chapters with numbered steps. */
export type Libro = {
  titulo: string
  fecha: string
  capitulos: {
    titulo: string
    intro: string
    pasos: readonly Paso[]
    notas: readonly (readonly string[])[]
  }[]
}

/** Source of a PDF: one sheet, or a text of several pages. */
export type Papel = Documento | Libro

/** Letterhead of every paper: the name above its title, and the colour of titles. */
export type Membrete = { nombre: string; color: string }

export const membreteDe = ({
  nombre,
  colores,
}: Pick<Proveedor, 'nombre' | 'colores'>): Membrete => ({
  nombre,
  color: rampasDe(colores).uno.papel,
})

export type Cuenta = () => Promise<void>

/** Cache of made papers; papers with the same data are the same paper. */
export type Hechos = {
  /** `cuenta` is called before a paper is really made, and may refuse. */
  bytes: (papel: Papel, cuenta: Cuenta) => Promise<Uint8Array>
  peso: (papel: Papel, cuenta: Cuenta) => Promise<number>
}

/** File for download. */
export type Archivo = { bytes: Uint8Array; type: string; name: string }

/** Values of an installation that stand on its sheets: the base address of printed links, the insurer's own texts. */
export type Instalacion = Pick<Config, 'enlaces' | 'proveedor'>

/** Kind of document: how to make it from present data, and how to record delivered bytes. */
export type ClaseDeDocumento = {
  hacer: (db: Db, id: number, instalacion: Instalacion) => Promise<Documento>
  entregado?: (db: Db, id: number, bytes: Uint8Array) => Promise<void>
  /** False if it belongs to another family than this person's, although the owner of its key is of theirs. */
  esSuya?: (db: Db, id: number, persona: Persona) => Promise<boolean>
}

/** Kinds of documents by the first half of their name: 'receta' of 'receta:12'. */
export type Documentos = ReadonlyMap<string, ClaseDeDocumento>
