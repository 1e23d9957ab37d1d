import { type ReaderOptions, prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import address from 'zxing-wasm/reader/zxing_reader.wasm?url'

import type { LeerImagen } from './lector.ts'

/** As it was written: by itself it would spell control letters out for people. */
const LEIDO = {
  formats: ['QRCode'],
  maxNumberOfSymbols: 2,
  textMode: 'Plain',
} satisfies ReaderOptions

/** The reader that finds most of what is blurred, crooked or small (docs/decisions/033), once its WebAssembly is here. */
export async function prepararQrFuerte(): Promise<LeerImagen> {
  // Of our own address, and looked at first: by itself it asks a stranger's, and tells the console what it thinks of a Wi-Fi's page.
  const wasmBinary = await (await fetch(address)).arrayBuffer()
  if (!WebAssembly.validate(wasmBinary)) throw new Error('What came is no reader of codes.')
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true })
  return async (data, width, height) => {
    const picture = new ImageData(data, width, height)
    const found = await readBarcodes(picture, LEIDO)
    return found.map(({ text }) => text).filter((text) => text !== '')
  }
}
