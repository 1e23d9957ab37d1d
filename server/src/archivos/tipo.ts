const MAX_PIXELS = 50_000_000
const PNG = Buffer.from('89504e470d0a1a0a', 'hex')
/** What of a picture says where and with what it was taken, and nothing of the picture itself. */
const PNG_METADATA = new Set(['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME'])

export type Revisado = { tipo: string; bytes: Buffer; fojas: number }

/**
 * What a file is, by its first bytes and by its structure, whatever its name says: a whole PDF, JPEG or PNG and nothing
 * before or behind it. Undefined where it is none of them. Pictures come back without what the camera wrote into them.
 */
export function revisar(bytes: Buffer): Revisado | undefined {
  return asPdf(bytes) ?? asJpeg(bytes) ?? asPng(bytes)
}

function asPdf(bytes: Buffer): Revisado | undefined {
  const start = bytes.subarray(0, 1024).indexOf('%PDF-')
  // A page before it would make it a page for whoever opens it as one.
  if (start < 0 || bytes.toString('latin1', 0, start).trim() !== '') return undefined
  if (!/%%EOF\s*$/.test(bytes.subarray(-1024).toString('latin1'))) return undefined
  const pages = bytes.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 1
  return { tipo: 'application/pdf', bytes, fojas: pages }
}

function asJpeg(bytes: Buffer): Revisado | undefined {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return undefined
  if (bytes.readUInt16BE(bytes.length - 2) !== 0xffd9) return undefined
  const kept = [bytes.subarray(0, 2)]
  let at = 2
  let seen = false
  while (at + 4 <= bytes.length) {
    const marker = bytes.readUInt16BE(at)
    const length = bytes.readUInt16BE(at + 2)
    const end = at + 2 + length
    if (marker >> 8 !== 0xff || length < 2 || end > bytes.length) return undefined
    if (isFrame(marker)) {
      if (length < 7 || !fits(bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)))
        return undefined
      seen = true
    }
    if (!isJpegMetadata(marker)) kept.push(bytes.subarray(at, end))
    at = end
    if (marker === 0xffda) {
      // The picture itself: one end, and it is the file's.
      if (!seen || bytes.indexOf(Buffer.from([0xff, 0xd9]), at) !== bytes.length - 2)
        return undefined
      kept.push(bytes.subarray(at))
      return { tipo: 'image/jpeg', bytes: Buffer.concat(kept), fojas: 1 }
    }
  }
  return undefined
}

// SOF0 to SOF15, less the tables and arithmetic settings among them.
const isFrame = (marker: number) =>
  marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker)

// APP1 to APP15 and comments; APP2 is the colour profile, APP14 says how colours are stored.
const isJpegMetadata = (marker: number) =>
  marker === 0xfffe || (marker >= 0xffe1 && marker <= 0xffef && ![0xffe2, 0xffee].includes(marker))

const fits = (width: number, height: number) =>
  width > 0 && height > 0 && width * height <= MAX_PIXELS

function asPng(bytes: Buffer): Revisado | undefined {
  if (!bytes.subarray(0, 8).equals(PNG)) return undefined
  const kept = [bytes.subarray(0, 8)]
  let at = 8
  while (at + 12 <= bytes.length) {
    const end = at + 12 + bytes.readUInt32BE(at)
    const name = bytes.toString('latin1', at + 4, at + 8)
    if (end > bytes.length) return undefined
    if (at === 8 && (name !== 'IHDR' || !fits(bytes.readUInt32BE(16), bytes.readUInt32BE(20))))
      return undefined
    if (!PNG_METADATA.has(name)) kept.push(bytes.subarray(at, end))
    at = end
    if (name === 'IEND')
      return at === bytes.length
        ? { tipo: 'image/png', bytes: Buffer.concat(kept), fojas: 1 }
        : undefined
  }
  return undefined
}
