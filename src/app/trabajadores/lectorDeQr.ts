import { type Remote, transfer, wrap } from 'comlink'

import { type Detector, detectorDelNavegador } from '#live/telefono/detector.ts'
import { device } from '#live/telefono/device.ts'
import { notarDetector } from '#live/version/aplicacion.ts'
import { pagaPorLosDatos } from '#local/provider/ahorro.ts'
import type { Leer } from '#piezas/camara/cuadros.ts'
import type { LectorDeQr } from '#workers/lector.ts'

let reading: Promise<Leer> | undefined
/** Pictures that the browser's reader refused, one after the other. */
let fallas = 0
/** After so many of them the portal's own reader takes over. */
const ROTO = 3

/**
 * Reads all QR codes of a picture, with the browser's reader or with the portal's own reader in a worker, so that the
 * page stays responsive.
 */
export const leerQr: Leer = async (picture) => (await prepararLector())(picture)

/** Loads the reader, so that its file is stored on this phone. After a failure the next call tries again. */
export function prepararLector(): Promise<Leer> {
  reading ??= hacerLector().catch((error: unknown) => {
    reading = undefined
    fallas = 0 // Without our reader the browser's is better than none.
    throw error
  })
  return reading
}

async function hacerLector(): Promise<Leer> {
  const detector = fallas < ROTO ? await detectorDelNavegador() : undefined
  if (detector) return delNavegador(detector)
  // The browser may have had a reader when the service worker was told to store none of ours.
  if (fallas < ROTO) notarDetector(false)
  const lector = await encender()
  void reforzar(lector).catch(() => undefined) // If it fails, the light reader continues alone.
  return deUnWorker(lector)
}

/** The stronger reader costs 340 KB: not on a connection that the person pays for. */
async function reforzar(lector: Remote<LectorDeQr>): Promise<void> {
  if (!(await pagaPorLosDatos(device))) await lector.reforzar()
}

const delNavegador =
  (detector: Detector): Leer =>
  async (picture) => {
    try {
      const found = await detector.detect(picture)
      fallas = 0
      return found.map(({ rawValue }) => rawValue).filter((text) => text !== '')
    } catch {
      fallas += 1
      if (fallas < ROTO) return []
      if (fallas === ROTO) {
        reading = undefined
        notarDetector(false)
      }
      return leerQr(picture)
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
