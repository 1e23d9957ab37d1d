import type { Esquinas } from '#model/papeles/enderezar.ts'
import type { Preparado } from '#model/papeles/papel.ts'

/** Makes files ready to be sent, in a worker: the app hands it over. */
export type Preparador = {
  preparar: (id: string, file: Blob, onAvance: (parte: number) => void) => Promise<Preparado>
  cancelar: (id: string) => void
  /** A picture that was too heavy for the provider, lighter; undefined where it cannot be. */
  achicar: (picture: Blob) => Promise<ArrayBuffer | undefined>
  /** What a photo weighs as a page of a PDF; undefined where that cannot be known. */
  pesoDeHoja: (foto: Blob) => Promise<number | undefined>
  /** Photos as one PDF, a page each in their order; undefined where that cannot be done. */
  juntar: (fotos: readonly Blob[], titulo: string) => Promise<ArrayBuffer | undefined>
  /** The corners of the sheet on a photo; undefined where none were found. */
  esquinas: (foto: Blob) => Promise<Esquinas | undefined>
  /** The sheet between these corners, put straight and made ready. */
  recortar: (foto: Blob, esquinas: Esquinas) => Promise<Preparado>
}
