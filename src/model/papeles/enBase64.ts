const SLICE = 0x8000 // Number of arguments of one call; more are too many.

/** Bytes as text in JSON, as the provider takes files. */
export function enBase64(bytes: ArrayBuffer): string {
  let text = ''
  for (let at = 0; at < bytes.byteLength; at += SLICE)
    text += String.fromCodePoint(
      ...new Uint8Array(bytes, at, Math.min(SLICE, bytes.byteLength - at)),
    )
  return btoa(text)
}
