import { BrowserQRCodeReader } from '@zxing/browser'

/**
 * Finds the QR codes of a picture, given as red, green, blue and alpha of each point; an empty list if there is none.
 */
export type LeerImagen = (
  data: Uint8ClampedArray<ArrayBuffer>,
  width: number,
  height: number,
) => Promise<string[]> | string[]

const reader = new BrowserQRCodeReader()

/** Text of the QR in a picture, given as red, green, blue and alpha of each point. */
export function qrDeImagen(
  data: Uint8ClampedArray,
  width: number,
  height: number,
): string | undefined {
  // The part of a canvas that the reader uses, without a real canvas: not every browser has one in a worker.
  const canvas = { width, height, getContext: () => ({ getImageData: () => ({ data }) }) }
  try {
    return reader.decodeFromCanvas(canvas as never).getText() || undefined
  } catch {
    return undefined // There is no code or half of one: the next picture may show it whole.
  }
}
