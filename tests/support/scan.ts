import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { BrowserMultiFormatOneDReader } from '@zxing/browser'
import jsQR from 'jsqr'
import { PNG } from 'pngjs'

import { miradasPara } from '#piezas/camara/cuadros.ts'

import { qrDeImagen } from '../../workers/qrDeImagen.ts'

const run = promisify(execFile)

/**
 * The texts in a picture, made smaller by this scale, as independent decoders read them. One of
 * them may find no text; two that find one must agree.
 */
export async function scan(picture: Buffer, scale = 1): Promise<string[]> {
  const { data, width, height } = scaled(PNG.sync.read(picture), scale)
  const read = [
    jsQR(new Uint8ClampedArray(data), width, height)?.data,
    await zbar({ data, width, height }),
  ]
  return [...new Set(read.filter((text) => text !== undefined))]
}

/** The text that zxing reads, the check page's reader, in as many tries as that page makes. */
export function scanAsChecker(picture: Buffer): string | undefined {
  const whole = PNG.sync.read(picture)
  const longest = Math.max(whole.width, whole.height)
  for (const { lado, vuelta } of miradasPara(longest)) {
    const { data, width, height } = turned(scaled(whole, lado / longest), vuelta)
    const text = qrDeImagen(new Uint8ClampedArray(data), width, height)
    if (text !== undefined) return text
  }
  return undefined
}

/** The text of a bar code, as independent readers read it. */
export async function scanBars(picture: Buffer): Promise<string[]> {
  const png = PNG.sync.read(picture)
  const { width, height } = png
  // The only parts of a canvas that the reader uses.
  const canvas = { width, height, getContext: () => ({ getImageData: () => png }) }
  const zxing = new BrowserMultiFormatOneDReader().decodeFromCanvas(canvas as never).getText()
  const read = [zxing, await zbar(png)]
  return [...new Set(read.filter((text) => text !== undefined))]
}

type Picture = { data: Buffer; width: number; height: number }

/** Each point is the mean of its area, as on a screen that shows a picture smaller. */
function scaled({ data, width, height }: Picture, scale: number): Picture {
  if (scale === 1) return { data, width, height }
  const [w, h] = [Math.floor(width * scale), Math.floor(height * scale)]
  const small = Buffer.alloc(w * h * 4, 255)
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++)
      for (let channel = 0; channel < 3; channel++)
        small[(y * w + x) * 4 + channel] = mean({ data, width, height }, x, y, scale, channel)
  return { data: small, width: w, height: h }
}

/** Turned around its middle, on white. */
function turned(picture: Picture, angle: number): Picture {
  if (angle === 0) return picture
  const { data, width, height } = picture
  const w = Math.ceil(width + height * angle)
  const h = Math.ceil(height + width * angle)
  const out = Buffer.alloc(w * h * 4, 255)
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const [right, down] = [x - w / 2, y - h / 2]
      const u = Math.round(right * cos + down * sin + width / 2)
      const v = Math.round(down * cos - right * sin + height / 2)
      if (u < 0 || v < 0 || u >= width || v >= height) continue
      data.copy(out, (y * w + x) * 4, (v * width + u) * 4, (v * width + u) * 4 + 4)
    }
  return { data: out, width: w, height: h }
}

function mean(
  { data, width, height }: Picture,
  x: number,
  y: number,
  scale: number,
  channel: number,
): number {
  const [left, top] = [x / scale, y / scale]
  const [right, bottom] = [Math.min(width, (x + 1) / scale), Math.min(height, (y + 1) / scale)]
  let sum = 0
  let area = 0
  for (let v = Math.floor(top); v < bottom; v++)
    for (let u = Math.floor(left); u < right; u++) {
      const covered =
        (Math.min(u + 1, right) - Math.max(u, left)) * (Math.min(v + 1, bottom) - Math.max(v, top))
      sum += covered * (data[(v * width + u) * 4 + channel] ?? 255)
      area += covered
    }
  return Math.round(sum / area)
}

/** Reads with zbar, if it is installed. */
async function zbar(picture: Picture): Promise<string | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-qr-'))
  try {
    const { data, width, height } = picture
    const file = join(folder, 'qr.png')
    const png = new PNG({ width, height })
    data.copy(png.data)
    await writeFile(file, PNG.sync.write(png))
    return (await run('zbarimg', ['--quiet', '--raw', file])).stdout.trim()
  } catch {
    return undefined // not installed, or no code in the picture
  } finally {
    await rm(folder, { recursive: true })
  }
}
