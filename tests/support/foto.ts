import type { Page } from 'playwright/test'
import { PNG } from 'pngjs'

import type { Chosen } from '../faults/support/files.ts'

/** A picture of this many pixels that no format can compress well. */
export function dibujo(name: string, width: number, height: number): Chosen {
  const png = new PNG({ width, height, colorType: 2 })
  for (let at = 0; at < png.data.length; at += 1) png.data[at] = (at * 2_654_435_761) >>> 24
  return { name, mimeType: 'image/png', buffer: PNG.sync.write(png, { colorType: 2 }) }
}

/** A photo taken without light. */
export function oscura(name: string): Chosen {
  const png = new PNG({ width: 120, height: 90, colorType: 2 })
  for (let at = 0; at < png.data.length; at += 1) png.data[at] = at % 4 === 3 ? 255 : 20
  return { name, mimeType: 'image/png', buffer: PNG.sync.write(png, { colorType: 2 }) }
}

/** The camera's metadata: orientation and place. */
const exif = (giro: number) =>
  Buffer.concat([
    Buffer.from('Exif\0\0MM\0*\0\0\0\u0008\0\u0001'),
    Buffer.from([1, 0x12, 0, 3, 0, 0, 0, 1, 0, giro, 0, 0, 0, 0, 0, 0]),
    Buffer.from('Plaza de Mayo'),
  ])

/**
 * A photo with red, green, blue and white quarters as the camera wrote them, before it is turned.
 */
export async function foto(
  page: Page,
  { name, width, height, giro }: { name: string; width: number; height: number; giro: number },
): Promise<Chosen> {
  const drawn = await page.evaluate(
    async ([w, h]) => {
      const canvas = new OffscreenCanvas(w, h)
      const context = canvas.getContext('2d')
      if (!context) throw new Error('There is no canvas.')
      for (const [n, colour] of ['#f00', '#0f0', '#00f', '#fff'].entries()) {
        context.fillStyle = colour
        context.fillRect(n % 2 ? w / 2 : 0, n < 2 ? 0 : h / 2, w / 2, h / 2)
      }
      // The grain of a real photo, only in the middle.
      const grain = new ImageData(w / 2, h / 2)
      for (let at = 0; at < grain.data.length; at += 1)
        grain.data[at] = at % 4 === 3 ? 255 : (Math.imul(at, 2_654_435_761) >>> 13) & 255
      context.putImageData(grain, w / 4, h / 4)
      const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 })
      const bytes = new Uint8Array(await blob.arrayBuffer())
      let text = ''
      for (const byte of bytes) text += String.fromCodePoint(byte)
      return btoa(text)
    },
    [width, height] as const,
  )
  const jpeg = Buffer.from(drawn, 'base64')
  const marks = exif(giro)
  const head = Buffer.from([0xff, 0xe1, (marks.length + 2) >> 8, (marks.length + 2) & 0xff])
  const buffer = Buffer.concat([jpeg.subarray(0, 2), head, marks, jpeg.subarray(2)])
  return { name, mimeType: 'image/jpeg', buffer }
}

/** Corners as shares of the photo's width and height, in reading order. */
const DONDE = [
  [0.22, 0.15],
  [0.76, 0.2],
  [0.84, 0.88],
  [0.16, 0.82],
] as const

/**
 * A photo of a sheet lying askew on a table, 1000 by 800; its quarters are light red, green, blue
 * and white.
 */
export async function fotoDeHoja(page: Page, name: string) {
  const drawn = await page.evaluate(async (donde) => {
    const [w, h] = [1000, 800]
    const canvas = new OffscreenCanvas(w, h)
    const context = canvas.getContext('2d')
    if (!context) throw new Error('There is no canvas.')
    for (let x = 0; x < w; x += 1) {
      const wood = 60 + 12 * Math.sin(x / 9)
      context.fillStyle = `rgb(${wood + 24} ${wood} ${wood - 12})`
      context.fillRect(x, 0, 1, h)
    }
    const [a, b, c, d] = donde
    const at = (u: number, v: number) =>
      ([0, 1] as const).map(
        (n) =>
          (a[n] * (1 - u) * (1 - v) + b[n] * u * (1 - v) + c[n] * u * v + d[n] * (1 - u) * v) *
          (n === 0 ? w : h),
      ) as [number, number]
    for (const [n, colour] of ['#ff5a5a', '#5aff5a', '#5a5aff', '#fff'].entries()) {
      const [u, v] = [(n % 2) / 2, Math.floor(n / 2) / 2]
      context.beginPath()
      context.moveTo(...at(u, v))
      for (const [du, dv] of [
        [0.5, 0],
        [0.5, 0.5],
        [0, 0.5],
      ] as const)
        context.lineTo(...at(u + du, v + dv))
      context.fillStyle = colour
      context.fill()
    }
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 })
    const bytes = new Uint8Array(await blob.arrayBuffer())
    let text = ''
    for (const byte of bytes) text += String.fromCodePoint(byte)
    return btoa(text)
  }, DONDE)
  const file: Chosen = { name, mimeType: 'image/jpeg', buffer: Buffer.from(drawn, 'base64') }
  return { file, esquinas: DONDE }
}

/** Size of a picture, and the colours of its corners in reading order: R, G, B or W. */
export const esquinas = (page: Page, bytes: Uint8Array) =>
  page.evaluate(async (base64) => {
    const whole = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0)
    // The bytes as they are, without regard to the orientation mark.
    const picture = await createImageBitmap(new Blob([whole]), { imageOrientation: 'none' })
    const { width, height } = picture
    const context = new OffscreenCanvas(width, height).getContext('2d')
    context?.drawImage(picture, 0, 0)
    const colour = (x: number, y: number) => {
      const [r = 0, g = 0, b = 0] = context?.getImageData(x, y, 1, 1).data ?? []
      if (r > 128 && g > 128 && b > 128) return 'W'
      return r > 128 ? 'R' : g > 128 ? 'G' : b > 128 ? 'B' : '?'
    }
    const [x, y] = [Math.round(width * 0.95), Math.round(height * 0.95)]
    return {
      width,
      height,
      colores: [colour(2, 2), colour(x, 2), colour(2, y), colour(x, y)].join(''),
    }
  }, Buffer.from(bytes).toString('base64'))
