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
