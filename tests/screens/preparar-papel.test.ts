// Preparation of photos in the page itself; the product has it in a worker, whose canvases no test could count.
import { expect, onTestFinished, test, vi } from 'vitest'

import { prepararPapel } from '#workers/prepararPapel.ts'

/** A photo with the grain of a camera in its middle. */
async function foto(width: number, height: number): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  const grain = new ImageData(width / 2, height / 2)
  for (let at = 0; at < grain.data.length; at += 1)
    grain.data[at] = at % 4 === 3 ? 255 : (Math.imul(at, 2_654_435_761) >>> 13) & 255
  context?.putImageData(grain, width / 4, height / 4)
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 })
}

const grande = async () => {
  const whole = await foto(2400, 1800)
  expect(whole.size).toBeGreaterThan(600 * 1024)
  return whole
}

const preparar = (file: Blob, signal = new AbortController().signal, onAvance = () => {}) =>
  prepararPapel(file, { onAvance, signal })

const medida = async (bytes: ArrayBuffer | undefined) => {
  const { width, height } = await createImageBitmap(new Blob([bytes ?? '']))
  return `${width}x${height}`
}

test('[WIZ-13] a large photo is decoded once, and drawn on small canvases alone', async () => {
  const whole = await grande()
  const drawn: string[] = []
  vi.stubGlobal(
    'OffscreenCanvas',
    class extends OffscreenCanvas {
      constructor(width: number, height: number) {
        super(width, height)
        drawn.push(`${width}x${height}`)
      }
    },
  )
  const decoded = vi.spyOn(globalThis, 'createImageBitmap')
  onTestFinished(() => {
    vi.unstubAllGlobals()
    decoded.mockRestore()
  })

  const papel = await preparar(whole)

  expect(decoded).toHaveBeenCalledTimes(1)
  expect(drawn).toEqual(['1024x768', '640x480', '128x96'])
  if (papel.state !== 'lista') throw new Error(`The photo is '${papel.state}'.`)
  expect(papel.type).toBe('image/jpeg')
  expect(papel.bytes.byteLength).toBeLessThanOrEqual(1024 * 1024)
  expect(await medida(papel.bytes)).toBe('1024x768')
  expect(await medida(papel.miniatura)).toBe('128x96')
})

test('[WIZ-13] a large photo whose preparation is cancelled on its way is reported as cancelled', async () => {
  const whole = await grande()
  expect(await preparar(whole, AbortSignal.abort())).toEqual({ state: 'cancelada' })
  for (const last of [1, 2]) {
    const cancelling = new AbortController()
    let reports = 0
    const onAvance = () => {
      reports += 1
      if (reports === last) cancelling.abort()
    }
    expect(await preparar(whole, cancelling.signal, onAvance)).toEqual({ state: 'cancelada' })
  }
})

test('[WIZ-09] the first half of a photo is refused as broken, large or light', async () => {
  for (const whole of [await grande(), await foto(400, 300)])
    expect(await preparar(whole.slice(0, whole.size / 2))).toEqual({ state: 'no', porQue: 'rota' })
})

/** EXIF of a camera that was held upright, to be rotated by 90 degrees: one entry, orientation 6. */
const DE_PIE = new Uint8Array([
  0xff, 0xe1, 0, 0x22, 0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 1, 1, 0x12,
  0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0,
])

test('[WIZ-13] a light photo that must be rotated is made smaller if it would become heavy', async () => {
  const canvas = new OffscreenCanvas(4000, 3000)
  const context = canvas.getContext('2d')
  for (let at = 0; at < 12_000; at += 1) {
    context?.translate((at * 7919) % 4000, (at * 104_729) % 3000)
    if (context) context.fillStyle = `hsl(${at % 360} 60% ${30 + (at % 50)}%)`
    context?.fillRect(0, 0, 30, 20)
    context?.resetTransform()
  }
  const light = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.1 })
  const whole = new Blob([light.slice(0, 2), DE_PIE, light.slice(2)])
  expect(whole.size).toBeLessThanOrEqual(600 * 1024)

  const papel = await preparar(whole)

  if (papel.state !== 'lista') throw new Error(`The photo is '${papel.state}'.`)
  expect(await medida(papel.bytes)).toBe('768x1024')
  expect(papel.bytes.byteLength).toBeLessThanOrEqual(1024 * 1024)
  // A small one is only rotated.
  const chica = new OffscreenCanvas(400, 300)
  chica.getContext('2d')?.fillRect(0, 0, 400, 300)
  const small = await chica.convertToBlob({ type: 'image/jpeg' })
  const girada = await preparar(new Blob([small.slice(0, 2), DE_PIE, small.slice(2)]))
  expect(await medida(girada.state === 'lista' ? girada.bytes : undefined)).toBe('300x400')
})
