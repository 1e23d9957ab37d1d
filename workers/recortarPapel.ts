import { type Esquinas, enderezada } from '#model/papeles/enderezar.ts'
import { esquinasDe } from '#model/papeles/esquinas.ts'
import type { Preparado } from '#model/papeles/papel.ts'

import { CALIDAD, abierta, chicaDe, grisDe, lienzoDe } from './dibujar.ts'
import { prepararPapel } from './prepararPapel.ts'

export const esquinasDeFoto = (foto: Blob) =>
  abierta(foto, (picture) => esquinasDe(grisDe(chicaDe(picture))))

/** The sheet between these corners as a new photo of the same format, prepared like any photo. */
export async function recortarPapel(foto: Blob, esquinas: Esquinas): Promise<Preparado> {
  const type = foto.type === 'image/png' ? 'image/png' : 'image/jpeg'
  const entera = await abierta(foto, (picture) => lienzoDe(picture, Infinity, type))
  const { width, height } = entera
  const { data, ...medida } = enderezada(
    pincelDe(entera).getImageData(0, 0, width, height),
    esquinas,
  )
  const hoja = new OffscreenCanvas(medida.width, medida.height)
  pincelDe(hoja).putImageData(new ImageData(data, medida.width), 0, 0)
  const drawn = await hoja.convertToBlob({ type, quality: CALIDAD })
  const { signal } = new AbortController()
  return prepararPapel(drawn, { onAvance: () => undefined, signal })
}

function pincelDe(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const pincel = canvas.getContext('2d')
  if (!pincel) throw new Error('There is no memory for another picture.')
  return pincel
}
