import { type ReaderOptions, prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import address from 'zxing-wasm/reader/zxing_reader.wasm?url'

import type { LeerImagen } from './qrDeImagen.ts'

/** Raw text: by default the library would write control characters out as words. */
const LEIDO = {
  formats: ['QRCode'],
  maxNumberOfSymbols: 2,
  textMode: 'Plain',
} satisfies ReaderOptions

/**
 * The reader that finds most of the blurred, crooked or small codes (docs/decisions/033), once its WebAssembly is
 * loaded.
 */
export async function prepararQrFuerte(): Promise<LeerImagen> {
  // Loaded from the portal's own address, and checked first: by default the library uses a foreign address, and logs
  // errors about a Wi-Fi's page.
  const wasmBinary = await (await fetch(address)).arrayBuffer()
  if (!WebAssembly.validate(wasmBinary)) throw new Error('What came is no reader of codes.')
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true })
  return async (data, width, height) => {
    const picture = new ImageData(data, width, height)
    const found = await readBarcodes(picture, LEIDO)
    return found.map(({ text }) => text).filter((text) => text !== '')
  }
}
