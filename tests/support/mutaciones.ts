import type { Azar } from '../../server/src/semilla/azar.ts'

const LETTERS = '0123456789abcXYZ+/=-_ñ👪\u202e\0 {}[]":,%<>'
const letters = Array.from(LETTERS)

/** Text of any letters, up to this length. */
export const texto = (azar: Azar, max: number): string =>
  Array.from({ length: azar.entre(0, max) }, () => azar.uno(letters)).join('')

/** The text with one change: a character of `alphabet` replaced, added or removed, two swapped, or the end cut. */
export function textoCambiado(azar: Azar, text: string, alphabet: readonly string[] = letters) {
  const at = azar.entre(0, Math.max(0, text.length - 1))
  const [before, here, after] = [text.slice(0, at), text.slice(at, at + 1), text.slice(at + 1)]
  switch (azar.entre(0, 4)) {
    case 0:
      return before + azar.uno(alphabet) + after
    case 1:
      return before + azar.uno(alphabet) + here + after
    case 2:
      return before + after
    case 3:
      return before + after.slice(0, 1) + here + after.slice(1)
    default:
      return before
  }
}

/** The bytes with one change: a bit turned, a byte added, removed or replaced, or the end cut. */
export function bytesCambiados(azar: Azar, bytes: Uint8Array): Uint8Array {
  const at = azar.entre(0, bytes.length - 1)
  const byte = azar.entre(0, 255)
  const [before, here, after] = [bytes.slice(0, at), bytes[at] ?? 0, bytes.slice(at + 1)]
  switch (azar.entre(0, 5)) {
    case 0:
      return Uint8Array.of(...before, byte, ...after)
    case 1:
      return Uint8Array.of(...before, byte, here, ...after)
    case 2:
      return Uint8Array.of(...before, ...after)
    case 3:
      return bytes.slice(0, Math.max(1, at))
    default:
      return Uint8Array.of(...before, here ^ (1 << azar.entre(0, 7)), ...after)
  }
}
