// The part of a picture that is sent and stored: the picture itself, byte for byte, without its place, time and
// camera. Phone and provider use this same reader.

export type Imagen = 'image/jpeg' | 'image/png'
export type ImagenLimpia = {
  bytes: Uint8Array<ArrayBuffer>
  ancho: number
  alto: number
  /** Camera metadata about the orientation: the parts of a JPEG, or only a flag for a PNG. */
  exif: Uint8Array<ArrayBuffer>[]
}

/** A picture without its metadata; undefined if it is malformed, or if bytes follow its end. */
export function imagenLimpia(
  bytes: Uint8Array<ArrayBuffer>,
  type: Imagen,
): ImagenLimpia | undefined {
  return type === 'image/jpeg' ? jpegLimpio(bytes) : pngLimpio(bytes)
}

const INICIO = 0xd8
const FIN = 0xd9
const DATOS = 0xda
const APP0 = 0xe0
const APP1 = 0xe1
const APP2 = 0xe2
const APP14 = 0xee
/** Lengths of the JFIF header without a thumbnail, and of Adobe's without photo data. */
const LARGO_JFIF = 14
const LARGO_ADOBE = 12
// Tables, frames, scans, restarts and numbers of lines, from SOF0 to DNL and DRI; C8 is reserved.
const esDeLaImagen = (marker: number) =>
  (marker >= 0xc0 && marker <= 0xcf && marker !== 0xc8) || (marker >= DATOS && marker <= 0xdf)
// Markers of a frame: SOF0 to SOF15, except those of tables (C4, CC) and the reserved C8.
const esMarco = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** Colours need the profile and the storage format; all other application segments are metadata. */
function seQueda(marker: number, content: Uint8Array): boolean {
  if (marker === APP0) return content.length === LARGO_JFIF && begins(content, 'JFIF\0')
  if (marker === APP2) return begins(content, 'ICC_PROFILE\0')
  if (marker === APP14) return content.length === LARGO_ADOBE && begins(content, 'Adobe')
  return esDeLaImagen(marker)
}

const begins = (bytes: Uint8Array, word: string) =>
  String.fromCharCode(...bytes.subarray(0, word.length)) === word

function jpegLimpio(bytes: Uint8Array<ArrayBuffer>): ImagenLimpia | undefined {
  const end = bytes.length
  if (end < 4 || bytes[0] !== 0xff || bytes[1] !== INICIO) return undefined
  const kept = [bytes.subarray(0, 2)]
  const exif = []
  let [ancho, alto] = [0, 0]
  let shown = false
  let at = 2
  while (at + 4 <= end) {
    const marker = bytes[at + 1] ?? 0
    const next = at + 2 + word(bytes, at + 2)
    if (bytes[at] !== 0xff || next < at + 4 || next > end) return undefined
    const content = bytes.subarray(at + 4, next)
    if (esMarco(marker) && ancho * alto <= word(content, 1) * word(content, 3))
      [alto, ancho] = [word(content, 1), word(content, 3)]
    if (marker === APP1 && !shown) exif.push(content)
    if (seQueda(marker, content)) kept.push(bytes.subarray(at, next))
    at = next
    if (marker === DATOS) {
      shown = true
      at = finDeDatos(bytes, next)
      kept.push(bytes.subarray(next, at))
    }
    // The end of the picture must be the end of the file: a second picture after it may be the whole photo again.
    if (bytes[at] === 0xff && bytes[at + 1] === FIN)
      return shown && at + 2 === end
        ? { bytes: junto([...kept, bytes.subarray(at)]), ancho, alto, exif }
        : undefined
  }
  return undefined
}

/** Position of the next marker: within a scan, 00 and restarts are not markers. */
function finDeDatos(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at
  }
  return bytes.length
}

const FIRMA = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
/** Chunks with the picture itself, its colours and its points. */
const DE_PNG = new Set(
  'IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP bKGD pHYs'.split(' '),
)
const CABEZA = FIRMA.length
const LARGO_IHDR = 13

function pngLimpio(bytes: Uint8Array<ArrayBuffer>): ImagenLimpia | undefined {
  if (!FIRMA.every((byte, at) => bytes[at] === byte)) return undefined
  const kept = [bytes.subarray(0, CABEZA)]
  const exif = []
  let at = CABEZA
  while (at + 12 <= bytes.length) {
    const length = word(bytes, at) * 0x10000 + word(bytes, at + 2)
    const next = at + 12 + length
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    if (next > bytes.length || (at === CABEZA && !(name === 'IHDR' && length === LARGO_IHDR)))
      return undefined
    if (name === 'eXIf') exif.push(bytes.subarray(at + 8, next - 4))
    if (DE_PNG.has(name)) kept.push(bytes.subarray(at, next))
    at = next
    if (name === 'IEND')
      return at === bytes.length ? { bytes: junto(kept), ...medidas(bytes), exif } : undefined
  }
  return undefined
}

const medidas = (png: Uint8Array) => ({
  ancho: word(png, 16) * 0x10000 + word(png, 18),
  alto: word(png, 20) * 0x10000 + word(png, 22),
})

const word = (bytes: Uint8Array, at: number) => ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0)

function junto(parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
