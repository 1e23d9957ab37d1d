import { BrowserQRCodeReader } from '@zxing/browser'

const reader = new BrowserQRCodeReader()

/** What the QR in a picture says; of red, green, blue and alpha for each point. */
export function qrDeImagen(
  data: Uint8ClampedArray,
  width: number,
  height: number,
): string | undefined {
  // All that the reader asks of a canvas, so that none is made: not every browser has one in a worker.
  const canvas = { width, height, getContext: () => ({ getImageData: () => ({ data }) }) }
  try {
    return reader.decodeFromCanvas(canvas as never).getText() || undefined
  } catch {
    return undefined // none, or half of one: the next picture may have all of it
  }
}
