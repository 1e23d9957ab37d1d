// Takes out of a picture what says where and with what it was taken, byte for byte: the picture itself stays as it is.

const PNG = 8
const PNG_MARCAS = new Set(['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME'])

/** A picture without its camera's marks, and how it is to be turned; undefined where it is not built as it should be. */
export function sinMarcas(
  bytes: Uint8Array<ArrayBuffer>,
  type: 'image/jpeg' | 'image/png',
): { bytes: Uint8Array<ArrayBuffer>; giro: number } | undefined {
  return type === 'image/jpeg' ? deJpeg(bytes) : dePng(bytes)
}

const APP1 = 0xffe1
const COMENTARIO = 0xfffe
const DATOS = 0xffda

/** APP1 to APP15 and comments; APP2 is the colour profile, APP14 says how colours are stored. */
const esMarca = (marker: number) =>
  marker === COMENTARIO ||
  (marker >= APP1 && marker <= 0xffef && marker !== 0xffe2 && marker !== 0xffee)

function deJpeg(bytes: Uint8Array<ArrayBuffer>) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const { byteLength: end } = view
  if (end < 4 || view.getUint16(0) !== 0xffd8 || view.getUint16(end - 2) !== 0xffd9)
    return undefined
  const kept = [bytes.subarray(0, 2)]
  let giro = 1
  let at = 2
  while (at + 4 <= end) {
    const marker = view.getUint16(at)
    const next = at + 2 + view.getUint16(at + 2)
    if (marker >> 8 !== 0xff || next < at + 4 || next > end) return undefined
    if (marker === APP1) giro = giroDe(view, at + 4, next) ?? giro
    if (!esMarca(marker)) kept.push(bytes.subarray(at, next))
    at = next
    if (marker !== DATOS) continue
    // A second picture behind the first one is a mark, too: it may be the whole photo again.
    if (finDe(bytes, at) !== end - 2) return undefined
    return { bytes: junto([...kept, bytes.subarray(at)]), giro }
  }
  return undefined
}

/** Where the picture's end is written. */
function finDe(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(0xff, from)
  while (at >= 0 && bytes[at + 1] !== 0xd9) at = bytes.indexOf(0xff, at + 1)
  return at
}

const EXIF = 0x45786966
const ORIENTACION = 0x0112

/** 1 to 8, as the camera was held; undefined where it does not say. */
function giroDe(view: DataView, at: number, end: number): number | undefined {
  const tiff = at + 6
  if (end < tiff + 8 || view.getUint32(at) !== EXIF) return undefined
  const little = view.getUint16(tiff) === 0x4949
  const first = tiff + view.getUint32(tiff + 4, little)
  if (first + 2 > end) return undefined
  const entries = view.getUint16(first, little)
  for (let n = 0; n < entries; n += 1) {
    const entry = first + 2 + n * 12
    if (entry + 12 > end) return undefined
    if (view.getUint16(entry, little) === ORIENTACION) return view.getUint16(entry + 8, little)
  }
  return undefined
}

function dePng(bytes: Uint8Array<ArrayBuffer>) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const kept = [bytes.subarray(0, PNG)]
  let giro = 1
  let at = PNG
  while (at + 12 <= bytes.length) {
    const next = at + 12 + view.getUint32(at)
    const name = new TextDecoder('latin1').decode(bytes.subarray(at + 4, at + 8))
    if (next > bytes.length) return undefined
    if (name === 'eXIf') giro = 0 // whatever it says, the browser knows
    if (!PNG_MARCAS.has(name)) kept.push(bytes.subarray(at, next))
    at = next
    if (name === 'IEND') return at === bytes.length ? { bytes: junto(kept), giro } : undefined
  }
  return undefined
}

function junto(parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
