import { BrowserQRCodeReader } from '@zxing/browser'
import { expose } from 'comlink'

const reader = new BrowserQRCodeReader()

/** `isThere` answers that the script arrived: a worker without one never answers anything. */
const lector = {
  isThere: () => true,
  /** What the QR in a picture says. */
  leer(data: Uint8ClampedArray, width: number, height: number): string | undefined {
    // All that the reader asks of a canvas, so that none is made: not every browser has one in a worker.
    const canvas = { width, height, getContext: () => ({ getImageData: () => ({ data }) }) }
    try {
      return reader.decodeFromCanvas(canvas as never).getText() || undefined
    } catch {
      return undefined // none, or half of one: the next picture may have all of it
    }
  },
}

export type LectorDeQr = typeof lector

expose(lector)
