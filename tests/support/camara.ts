import { open } from 'node:fs/promises'

import type { Page } from 'playwright/test'
import { PNG } from 'pngjs'
import { create } from 'qrcode'

import type { EnQr } from '#contract/pase/codigo.ts'
import { segmentsOf } from '#qr/qrPath.ts'

export const ANCHO = 1280
export const ALTO = 720
const CUADROS = 3
const BORDE = 4

/** A QR as a picture, with its quiet zone. */
export function fotoDeQr(content: EnQr | string, scale = 6): Buffer {
  const { size, data } = create(segmentsOf(content), { errorCorrectionLevel: 'M' }).modules
  const side = (size + 2 * BORDE) * scale
  const png = new PNG({ width: side, height: side })
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const [column, row] = [x, y].map((at) => Math.floor(at / scale) - BORDE) as [number, number]
      const inside = column >= 0 && row >= 0 && column < size && row < size
      const shade = inside && data[row * size + column] ? 0 : 255
      png.data.set([shade, shade, shade, 255], (y * side + x) * 4)
    }
  return PNG.sync.write(png)
}

/** Chooses a photo of a code on the check page. */
export const elegirFoto = (page: Page, content: EnQr | string) =>
  page.getByLabel('Elegir una foto').setInputFiles({
    name: 'foto.png',
    mimeType: 'image/png',
    buffer: fotoDeQr(content),
  })

/** Writes the film that Chromium shows as its camera: this picture with dark around it. */
export async function filmar(film: string, picture?: Buffer): Promise<void> {
  const luma = lumaDe(picture)
  await filmarCuadros(
    film,
    10,
    Array.from({ length: CUADROS }, () => luma),
  )
}

/** This picture in grey, with dark around it. */
export function lumaDe(picture?: Buffer): Uint8Array {
  const luma = new Uint8Array(ANCHO * ALTO).fill(40)
  if (picture) pintar(luma, PNG.sync.read(picture))
  return luma
}

/** Writes a film of these pictures, in grey. */
export async function filmarCuadros(
  film: string,
  porSegundo: number,
  cuadros: Iterable<Uint8Array>,
): Promise<void> {
  const colour = new Uint8Array((ANCHO * ALTO) / 2).fill(128)
  const file = await open(film, 'w')
  try {
    await file.write(`YUV4MPEG2 W${ANCHO} H${ALTO} F${porSegundo}:1 Ip A1:1 C420jpeg\n`)
    for (const luma of cuadros) {
      await file.write('FRAME\n')
      await file.write(luma)
      await file.write(colour)
    }
  } finally {
    await file.close()
  }
}

/** Draws the picture in the middle, as large as fits. */
function pintar(luma: Uint8Array, { width, height, data }: PNG): void {
  const scale = Math.min(ANCHO / width, ALTO / height)
  const [wide, high] = [Math.floor(width * scale), Math.floor(height * scale)]
  const [left, top] = [Math.floor((ANCHO - wide) / 2), Math.floor((ALTO - high) / 2)]
  for (let y = 0; y < high; y++)
    for (let x = 0; x < wide; x++) {
      const at = (Math.floor(y / scale) * width + Math.floor(x / scale)) * 4
      luma[(top + y) * ANCHO + left + x] = data[at] ?? 0
    }
}
