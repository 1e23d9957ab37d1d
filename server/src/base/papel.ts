import type { EnQr } from '#contract/pase/codigo.ts'

import type { Db } from './database.ts'

/** What an area has to say on paper. */
export type Documento = {
  titulo: string
  numero: string
  /** The day that it speaks of, yyyy-mm-dd: the same data give the same bytes, whenever it is printed. */
  fecha: string
  secciones: { titulo: string; lineas: (readonly [nombre: string, valor: string])[] }[]
  /** What stands under everything: the signature, the validity. */
  pie: string
  /** What a counter reads as bars, and how that is written below them; otherwise its number is there as a QR. */
  barras?: { texto: string; rotulo: string }
  /** A code that proves what the sheet says, and what whoever is handed the sheet does with it. */
  prueba?: { qr: EnQr; titulo: string; texto: string; aQuien: string; pasos: readonly string[] }
}

/** Of its parts every second one is bold. The picture stands below, in points of a screen. */
export type Paso = {
  partes: readonly string[]
  imagen?: { bytes: Uint8Array; ancho: number; alto: number }
}

/** A text of chapters, each in numbered steps. */
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

/** What is made into a PDF: a sheet, or a text of several. */
export type Papel = Documento | Libro

export type Cuenta = () => Promise<void>

/** Papers that were made, for as long as they find room; a paper of the same data is the same paper. */
export type Hechos = {
  /** `cuenta` is asked before one is really made, and may refuse it. */
  bytes: (papel: Papel, cuenta: Cuenta) => Promise<Uint8Array>
  peso: (papel: Papel, cuenta: Cuenta) => Promise<number>
}

/** A file as it is handed out. */
export type Archivo = { bytes: Uint8Array; type: string; name: string }

/** A kind of document: how it is made from the present data, and what is noted of the bytes that were handed out. */
export type ClaseDeDocumento = {
  /** `enlaces`: where what is printed leads. */
  hacer: (db: Db, id: number, enlaces: string) => Promise<Documento>
  entregado?: (db: Db, id: number, bytes: Uint8Array) => Promise<void>
}

/** Every kind of document by the first half of its name: 'receta' of 'receta:12'. */
export type Documentos = ReadonlyMap<string, ClaseDeDocumento>
