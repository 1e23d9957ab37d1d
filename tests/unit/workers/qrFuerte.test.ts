import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import QRCode from 'qrcode'
import { afterEach, expect, test, vi } from 'vitest'

import { prepararQrFuerte } from '../../../workers/qrFuerte.ts'

const WASM = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
const POINTS = 4
const AROUND = 4

afterEach(() => void vi.unstubAllGlobals())

class Imagen {
  readonly colorSpace = 'srgb'
  readonly data: Uint8ClampedArray
  readonly width: number
  readonly height: number

  constructor(data: Uint8ClampedArray, width: number, height: number) {
    this.data = data
    this.width = width
    this.height = height
  }
}

/** A code as a picture, black on white. */
function picture(content: string) {
  const { modules } = QRCode.create(content)
  const side = (modules.size + 2 * AROUND) * POINTS
  const data = new Uint8ClampedArray(side * side * 4).fill(255)
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const [row, column] = [y, x].map((at) => Math.floor(at / POINTS) - AROUND)
      const isIn = [row, column].every((at = -1) => at >= 0 && at < modules.size)
      if (isIn && modules.get(row ?? 0, column ?? 0))
        data.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3)
    }
  return { data, side }
}

test('[SEC-27] the stronger QR reader returns a text unchanged, control characters included', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(readFileSync(WASM))))
  vi.stubGlobal('ImageData', Imagen)
  const leer = await prepararQrFuerte()

  for (const content of ['hola', 'uno\u0001dos\u001dtres', 'Ñandú <SOH>']) {
    const { data, side } = picture(content)
    expect(await leer(data, side, side)).toEqual([content])
  }
})
