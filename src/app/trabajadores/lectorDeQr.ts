import { type Remote, transfer, wrap } from 'comlink'

import { device } from '#live/telefono/device.ts'
import { pagaPorLosDatos } from '#local/provider/ahorro.ts'
import type { Leer } from '#piezas/camara/cuadros.ts'
import type { LectorDeQr } from '#workers/lector.ts'

type Detector = { detect: (picture: ImageData) => Promise<{ rawValue: string }[]> }
type DetectorClass = {
  new (options: { formats: string[] }): Detector
  getSupportedFormats: () => Promise<string[]>
}

let reading: Promise<Leer> | undefined

/**
 * Reads all QR codes of a picture, with the browser's reader or with the portal's own reader in a worker, so that the
 * page stays responsive.
 */
export const leerQr: Leer = async (picture) => (await prepararLector())(picture)

/** Loads the reader, so that its file is stored on this phone. After a failure the next call tries again. */
export function prepararLector(): Promise<Leer> {
  reading ??= hacerLector().catch((error: unknown) => {
    reading = undefined
    throw error
  })
  return reading
}

async function hacerLector(): Promise<Leer> {
  const propio = await delNavegador()
  if (propio) return propio
  const lector = await encender()
  void reforzar(lector).catch(() => undefined) // If it fails, the light reader continues alone.
  return deUnWorker(lector)
}

/** The stronger reader costs 340 KB: not on a connection that the person pays for. */
async function reforzar(lector: Remote<LectorDeQr>): Promise<void> {
  if (!(await pagaPorLosDatos(device))) await lector.reforzar()
}

async function delNavegador(): Promise<Leer | undefined> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass }
  // Some browsers have the class but read no QR codes.
  const formats = await BarcodeDetector?.getSupportedFormats().catch((): string[] => [])
  if (!BarcodeDetector || formats?.includes('qr_code') !== true) return undefined
  const detector = new BarcodeDetector({ formats: ['qr_code'] })
  return async (picture) => {
    const found = await detector.detect(picture).catch(() => [])
    return found.map(({ rawValue }) => rawValue).filter((text) => text !== '')
  }
}

async function encender(): Promise<Remote<LectorDeQr>> {
  const worker = new Worker(new URL('../../../workers/lector.ts', import.meta.url), {
    type: 'module',
  })
  const lector = wrap<LectorDeQr>(worker)
  const failed = new Promise<false>((resolve) =>
    worker.addEventListener('error', () => resolve(false), { once: true }),
  )
  if (await Promise.race([lector.isThere(), failed])) return lector
  worker.terminate()
  throw new Error('The reader of QR codes did not arrive.')
}

const deUnWorker =
  (lector: Remote<LectorDeQr>): Leer =>
  ({ data, width, height }) =>
    lector.leer(transfer(data, [data.buffer]), width, height)
