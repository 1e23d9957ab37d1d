import type { Esquinas } from '#model/papeles/enderezar.ts'
import type { Preparado } from '#model/papeles/papel.ts'

/** Prepares files for sending, in a worker. The app passes it in. */
export type Preparador = {
  preparar: (id: string, file: Blob, onAvance: (parte: number) => void) => Promise<Preparado>
  cancelar: (id: string) => void
  /** Makes a picture lighter that was too heavy for the provider; undefined if it cannot. */
  achicar: (picture: Blob) => Promise<ArrayBuffer | undefined>
  /** Size of a photo as a page of a PDF; undefined if unknown. */
  pesoDeHoja: (foto: Blob) => Promise<number | undefined>
  /** One PDF with a page for each photo, in the same order; undefined if it fails. */
  juntar: (fotos: readonly Blob[], titulo: string) => Promise<ArrayBuffer | undefined>
  /** Corners of the sheet on a photo; undefined if none were found. */
  esquinas: (foto: Blob) => Promise<Esquinas | undefined>
  /** Cuts the sheet between these corners out of the photo, straightens it and prepares it. */
  recortar: (foto: Blob, esquinas: Esquinas) => Promise<Preparado>
}
