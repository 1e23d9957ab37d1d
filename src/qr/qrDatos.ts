import * as Correccion from 'qrcode/lib/core/error-correction-code'
import { M } from 'qrcode/lib/core/error-correction-level'
import ReedSolomon from 'qrcode/lib/core/reed-solomon-encoder'
import * as Tamano from 'qrcode/lib/core/utils'

type Content = { bytes: Uint8Array; digitos: string }

export type Bits = Uint8Array

/** Number of codewords for data, without those for error correction. */
const roomOf = (version: number) =>
  Tamano.getSymbolTotalCodewords(version) - Correccion.getTotalCodewordsCount(version, M)

/** Bits that hold the number of bytes and the number of digits: more in higher versions. */
const countBits = (version: number) => (version < 10 ? [8, 10] : version < 27 ? [16, 12] : [16, 14])

function bitsOf({ bytes, digitos }: Content, version: number): number {
  const [forBytes = 0, forDigits = 0] = countBits(version)
  const rest = digitos.length % 3
  const digits = 10 * Math.floor(digitos.length / 3) + (rest && rest * 3 + 1)
  return 8 + forBytes + forDigits + 8 * bytes.length + digits
}

/** The smallest QR version with error correction M that can hold the data. */
export function versionFor(content: Content): number {
  for (let version = 1; version <= 40; version++)
    if (bitsOf(content, version) <= 8 * roomOf(version)) return version
  throw new RangeError('More than a QR can hold.')
}

/** All codewords in the order in which they are drawn: bytes first, then digits, each part with its correction. */
export function codewords(content: Content, version: number): Bits {
  const data = dataOf(content, version)
  const total = Tamano.getSymbolTotalCodewords(version)
  const blocks = Correccion.getBlocksCount(version, M)
  const short = Math.floor(data.length / blocks)
  const shortBlocks = blocks - (data.length % blocks)
  const corrections = (total - data.length) / blocks
  const encoder = new ReedSolomon(corrections)
  let from = 0
  const parts = Array.from({ length: blocks }, (_, at) => {
    const part = data.slice(from, from + short + Number(at >= shortBlocks))
    from += part.length
    return { part, correction: encoder.encode(part) }
  })
  const all: number[] = []
  for (let at = 0; at <= short; at++)
    for (const { part } of parts) if (at < part.length) all.push(part[at] ?? 0)
  for (let at = 0; at < corrections; at++)
    for (const { correction } of parts) all.push(correction[at] ?? 0)
  return Uint8Array.from(all)
}

function dataOf({ bytes, digitos }: Content, version: number): Uint8Array {
  const data = new Uint8Array(roomOf(version))
  let bit = 0
  const put = (value: number, length: number) => {
    for (let at = length - 1; at >= 0; at--, bit++)
      if ((value >> at) & 1) data[bit >> 3] = (data[bit >> 3] ?? 0) | (128 >> (bit & 7))
  }
  const [forBytes = 0, forDigits = 0] = countBits(version)
  put(4, 4)
  put(bytes.length, forBytes)
  for (const byte of bytes) put(byte, 8)
  put(1, 4)
  put(digitos.length, forDigits)
  for (let at = 0; at < digitos.length; at += 3) {
    const group = digitos.slice(at, at + 3)
    put(Number(group), group.length * 3 + 1)
  }
  // A terminator of up to four zeros, zeros up to a whole byte, then two filler bytes in turn.
  const end = Math.ceil(Math.min(bit + 4, 8 * data.length) / 8)
  for (let at = end; at < data.length; at++) data[at] = (at - end) % 2 === 0 ? 0xec : 0x11
  return data
}
