// A QR holds decimal digits in 3⅓ bits each: bytes written as one large number take 8.03 bits instead of base64's 10.7.

/** More than the longest lent pass: longer texts are refused without computing. */
export const MAX_DIGITOS = 1_800

/** The digits of these bytes, whose first one is not 0. */
export function aDigitos(bytes: Uint8Array): string {
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return BigInt(`0x${hex}`).toString()
}

/** Bytes of these digits; undefined for anything that `aDigitos` would not have written. */
export function deDigitos(digits: string): Uint8Array<ArrayBuffer> | undefined {
  if (digits.length > MAX_DIGITOS || !/^[1-9]\d*$/.test(digits)) return undefined
  const hex = BigInt(digits).toString(16)
  const even = hex.length % 2 === 0 ? hex : `0${hex}`
  return Uint8Array.from({ length: even.length / 2 }, (_, at) =>
    Number.parseInt(even.slice(at * 2, at * 2 + 2), 16),
  )
}
