import { LADO_PARA_MIRAR } from '#model/papeles/consejos.ts'
import type { Gris } from '#model/papeles/luces.ts'

export type Imagen = 'image/jpeg' | 'image/png'

/** A decoded picture: it can be drawn many times without decoding again. */
export type Abierta = ImageBitmap | OffscreenCanvas

export const CALIDAD = 0.92

/** A picture in a size that can be analysed quickly. */
export const chicaDe = (picture: Abierta): OffscreenCanvas =>
  lienzoDe(picture, LADO_PARA_MIRAR, 'image/jpeg', { willReadFrequently: true })

/** Brightness of the points of a small picture. */
export function grisDe(chica: OffscreenCanvas): Gris {
  const { width: ancho, height: alto } = chica
  const { data = [] } = chica.getContext('2d')?.getImageData(0, 0, ancho, alto) ?? {}
  const gris = new Uint8Array(ancho * alto)
  // By index: an array for each of 300,000 points would take longer than the rest.
  for (let at = 0, from = 0; at < gris.length; at += 1, from += 4)
    gris[at] =
      0.299 * (data[from] ?? 0) + 0.587 * (data[from + 1] ?? 0) + 0.114 * (data[from + 2] ?? 0)
  return { gris, ancho, alto }
}

/** Draws a picture the right way up, with this longest side at most. */
export const dibujada = (
  whole: Blob,
  type: Imagen,
  lado = Infinity,
  quality = CALIDAD,
): Promise<ArrayBuffer> =>
  abierta(whole, (picture) => comoArchivo(lienzoDe(picture, lado, type), type, quality))

export const comoArchivo = async (
  canvas: OffscreenCanvas,
  type: Imagen,
  quality = CALIDAD,
): Promise<ArrayBuffer> => (await canvas.convertToBlob({ type, quality })).arrayBuffer()

/** Decodes a picture only while it is used: a large one takes much of a phone's memory. */
export async function abierta<T>(
  whole: Blob,
  mirar: (picture: ImageBitmap) => T,
): Promise<Awaited<T>> {
  const picture = await createImageBitmap(whole)
  try {
    return await mirar(picture)
  } finally {
    picture.close()
  }
}

export function lienzoDe(
  picture: Abierta,
  lado: number,
  type: Imagen = 'image/jpeg',
  settings: { willReadFrequently?: boolean } = {},
): OffscreenCanvas {
  const scale = Math.min(1, lado / Math.max(picture.width, picture.height))
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(picture.width * scale)),
    Math.max(1, Math.round(picture.height * scale)),
  )
  const context = canvas.getContext('2d', settings)
  if (context && type === 'image/jpeg') {
    // JPEG has no transparency: the background of a drawing is white.
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
  }
  context?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas
}
