/** More than the QR of a doctor's office ever holds. */
const MAX = 4096

/** What a scanned text says, if it is the JSON of an object (SCAN-04); it is the provider who says whether it is an order. */
export function leerConsulta(text: string): Record<string, unknown> | undefined {
  if (text.length > MAX) return undefined
  try {
    const read: unknown = JSON.parse(text)
    return esObjeto(read) ? read : undefined
  } catch {
    return undefined // not JSON at all
  }
}

const esObjeto = (read: unknown): read is Record<string, unknown> =>
  typeof read === 'object' && read !== null && !Array.isArray(read)
