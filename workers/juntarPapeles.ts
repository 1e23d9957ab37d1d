import { medidasDe, pdfDeFotos } from '#model/papeles/pdfDeFotos.ts'

import { dibujada } from './dibujar.ts'
import { MAX_LADO, PESADA } from './prepararPapel.ts'

/** Joins photos into one PDF with a page for each; undefined if one of them cannot be drawn. */
export async function juntarPapeles(
  fotos: readonly Blob[],
  titulo: string,
): Promise<ArrayBuffer | undefined> {
  const hojas = []
  // One after another: a cheap phone has no memory for several pictures.
  for (const foto of fotos) hojas.push(await comoHoja(foto))
  return pdfDeFotos(hojas, titulo)?.buffer
}

/**
 * A photo for a page: unchanged if every PDF reader can show it, otherwise drawn again, within the size limit of
 * photos.
 */
export async function comoHoja(foto: Blob): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(await foto.arrayBuffer())
  if (medidasDe(bytes)) return bytes
  const drawn = await dibujada(foto, 'image/jpeg')
  return new Uint8Array(
    drawn.byteLength <= PESADA ? drawn : await dibujada(foto, 'image/jpeg', MAX_LADO),
  )
}
