/** Bytes as text that needs no escaping anywhere. */
export function aBase64(bytes: Uint8Array): string {
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''))
  return base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** The bytes of either spelling of base64; undefined for anything else. */
export function deBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    return Uint8Array.from(binary, (letter) => letter.codePointAt(0) ?? 0)
  } catch {
    return undefined
  }
}
