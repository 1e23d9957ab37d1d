// A photo of twelve megapixels: prepared as the product does, and by the library alone.
import { proxy, wrap } from 'comlink'

import type { Taller } from '#workers/papel.ts'

const [ANCHO, ALTO] = [4000, 3000]

/** Times in ms; `longest` is the longest time that the page's own thread could not answer meanwhile. */
export type Medida = { ours: number; base: number; longest: number }

const taller = wrap<Taller>(
  new Worker(new URL('../../../workers/papel.ts', import.meta.url), { type: 'module' }),
)
const pelado = new Worker(new URL('./pelado.ts', import.meta.url), { type: 'module' })

let photo: Blob | undefined

/** Lines like writing, under the grain of a camera. */
async function tomar(): Promise<Blob> {
  const canvas = new OffscreenCanvas(ANCHO, ALTO)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('There is no canvas.')
  context.fillStyle = '#ddd'
  context.fillRect(0, 0, ANCHO, ALTO)
  context.fillStyle = '#123'
  for (let y = 100; y < ALTO; y += 60) context.fillRect(100, y, ANCHO - 200 - ((y * 7) % 900), 18)
  const grain = new ImageData(ANCHO, 500)
  for (let y = 0; y < ALTO; y += 500) {
    const drawn = context.getImageData(0, y, ANCHO, 500)
    for (let at = 0; at < grain.data.length; at++)
      grain.data[at] =
        at % 4 === 3
          ? 255
          : (drawn.data[at] ?? 0) + ((Math.imul(at + y, 2_654_435_761) >>> 27) - 16)
    context.putImageData(grain, 0, y)
  }
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 })
}

async function prepare(whole: Blob): Promise<number> {
  const begun = performance.now()
  const done = await taller.preparar(
    'foto',
    whole,
    proxy(() => undefined),
  )
  if (done.state !== 'lista') throw new Error(`The photo is '${done.state}'.`)
  return performance.now() - begun
}

function alone(whole: Blob): Promise<number> {
  const begun = performance.now()
  return new Promise((resolve, reject) => {
    pelado.addEventListener('message', () => resolve(performance.now() - begun), { once: true })
    pelado.addEventListener('error', ({ message }) => reject(new Error(message)), { once: true })
    pelado.postMessage(whole)
  })
}

async function medir(round: number): Promise<Medida> {
  if (!photo) {
    photo = await tomar()
    // The first photo of each also starts its worker.
    await prepare(photo)
    await alone(photo)
  }
  let base = round % 2 === 0 ? await alone(photo) : 0
  const tasks: number[] = []
  const watching = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(duration)
  })
  watching.observe({ entryTypes: ['longtask'] })
  const ours = await prepare(photo)
  await new Promise((resolve) => setTimeout(resolve, 100))
  watching.disconnect()
  base ||= await alone(photo)
  return { ours, base, longest: Math.max(0, ...tasks) }
}

Object.assign(globalThis, { medir })
