// The subset of CBOR (RFC 8949) that a pass needs, only in the shortest form: a second form of the same value could
// replace the first without breaking the signature. Everything else is refused.
export type Cbor = number | string | null | Uint8Array | Cbor[]

const TEXT = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
const MAX_DEPTH = 3

/** The one encoding of a value; integers are below 2^53. */
export function encode(value: Cbor): Uint8Array<ArrayBuffer> {
  const bytes: number[] = []
  write(bytes, value)
  return new Uint8Array(bytes)
}

function write(out: number[], value: Cbor): void {
  if (value === null) out.push(0xf6)
  else if (typeof value === 'number')
    if (value < 0) head(out, 1, -1 - value)
    else head(out, 0, value)
  else if (typeof value === 'string') {
    const text = new TextEncoder().encode(value)
    head(out, 3, text.length)
    out.push(...text)
  } else if (value instanceof Uint8Array) {
    head(out, 2, value.length)
    // A sheet has more bytes than a call takes arguments.
    for (const byte of value) out.push(byte)
  } else {
    head(out, 4, value.length)
    for (const item of value) write(out, item)
  }
}

function head(out: number[], major: number, size: number): void {
  if (!Number.isSafeInteger(size)) throw new RangeError('Not an integer that a pass can hold.')
  const first = major << 5
  if (size < 24) out.push(first | size)
  else if (size < 0x100) out.push(first | 24, size)
  else if (size < 0x1_0000) out.push(first | 25, size >> 8, size & 255)
  else if (size < 0x1_0000_0000) out.push(first | 26, ...big(size, 4))
  else out.push(first | 27, ...big(size, 8))
}

const big = (size: number, count: number) =>
  Array.from({ length: count }, (_, at) => Math.floor(size / 256 ** (count - 1 - at)) % 256)

/** Value of exactly these bytes; undefined for anything that `encode` would not have written. */
export function decode(bytes: Uint8Array): Cbor | undefined {
  try {
    const reader = { bytes, at: 0 }
    const value = read(reader, 0)
    return reader.at === bytes.length ? value : undefined
  } catch {
    return undefined // a code of another kind was scanned
  }
}

type Reader = { bytes: Uint8Array; at: number }

function read(reader: Reader, depth: number): Cbor {
  const first = take(reader, 1)[0] ?? 0
  if (first === 0xf6) return null
  const size = sizeOf(reader, first & 31)
  switch (first >> 5) {
    case 0:
      return size
    case 1:
      return -1 - size
    case 2:
      return take(reader, size)
    case 3:
      return TEXT.decode(take(reader, size))
    case 4:
      if (depth === MAX_DEPTH) throw new RangeError('Too deep.')
      // Each item has at least one byte: a false length is found before memory is allocated for it.
      if (size > reader.bytes.length - reader.at) throw new RangeError('Cut short.')
      return Array.from({ length: size }, () => read(reader, depth + 1))
    default:
      throw new RangeError('Nothing that a pass holds.')
  }
}

function sizeOf(reader: Reader, told: number): number {
  if (told < 24) return told
  if (told > 27) throw new RangeError('No size.')
  const count = 2 ** (told - 24)
  const size = take(reader, count).reduce((sum, byte) => sum * 256 + byte, 0)
  const least = count === 1 ? 24 : 256 ** (count / 2)
  if (size < least || !Number.isSafeInteger(size)) throw new RangeError('Not the shortest form.')
  return size
}

function take(reader: Reader, count: number): Uint8Array {
  const end = reader.at + count
  if (end > reader.bytes.length) throw new RangeError('Cut short.')
  const taken = reader.bytes.slice(reader.at, end)
  reader.at = end
  return taken
}
