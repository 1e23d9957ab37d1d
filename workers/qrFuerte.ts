import { type ReaderOptions, prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import address from 'zxing-wasm/reader/zxing_reader.wasm?url'

import type { LeerImagen } from './qrDeImagen.ts'

/** Raw text: by default control characters would be written out for people. */
const LEIDO = {
  formats: ['QRCode'],
  maxNumberOfSymbols: 2,
  textMode: 'Plain',
} satisfies ReaderOptions

/** The reader that finds the most blurred, crooked or small codes (docs/decisions/033), once its WebAssembly is loaded. */
export async function prepararQrFuerte(): Promise<LeerImagen> {
  // From our own address, and checked first: by default it uses a foreign address, and logs errors about a Wi-Fi's
  // page.
  const wasmBinary = await (await fetch(address)).arrayBuffer()
  if (!WebAssembly.validate(wasmBinary)) throw new Error('What came is no reader of codes.')
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true })
  return async (data, width, height) => {
    const picture = new ImageData(data, width, height)
    const found = await readBarcodes(picture, LEIDO)
    return found.map(({ text }) => text).filter((text) => text !== '')
  }
}
