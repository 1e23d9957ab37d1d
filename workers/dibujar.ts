import { LADO_PARA_MIRAR } from '#model/papeles/consejos.ts'
import type { Gris } from '#model/papeles/luces.ts'

export type Imagen = 'image/jpeg' | 'image/png'

/** A decoded picture: it can be drawn many times without decoding again. */
export type Abierta = ImageBitmap | OffscreenCanvas

export const CALIDAD = 0.92

/** Brightness of a picture's points, reduced to a size that can be analysed quickly. */
export function grisDe(picture: Abierta): Gris {
  const canvas = lienzoDe(picture, LADO_PARA_MIRAR)
  const { width: ancho, height: alto } = canvas
  const { data = [] } = canvas.getContext('2d')?.getImageData(0, 0, ancho, alto) ?? {}
  const gris = new Uint8Array(ancho * alto)
  for (let at = 0; at < gris.length; at += 1) {
    const [r = 0, g = 0, b = 0] = [data[at * 4], data[at * 4 + 1], data[at * 4 + 2]]
    gris[at] = 0.299 * r + 0.587 * g + 0.114 * b
  }
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
): OffscreenCanvas {
  const scale = Math.min(1, lado / Math.max(picture.width, picture.height))
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(picture.width * scale)),
    Math.max(1, Math.round(picture.height * scale)),
  )
  const context = canvas.getContext('2d')
  if (context && type === 'image/jpeg') {
    // JPEG has no transparency: the background of a drawing is white.
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
  }
  context?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas
}
