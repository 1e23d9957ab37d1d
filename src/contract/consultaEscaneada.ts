/** Longest content of a doctor's QR, in characters. */
const MAX = 4096

/** JSON object in a scanned text, if any (SCAN-04); only the provider knows whether it is an order. */
export function leerConsulta(text: string): Record<string, unknown> | undefined {
  if (text.length > MAX) return undefined
  try {
    const read: unknown = JSON.parse(text)
    return esObjeto(read) ? read : undefined
  } catch {
    return undefined // The text is not JSON.
  }
}

const esObjeto = (read: unknown): read is Record<string, unknown> =>
  typeof read === 'object' && read !== null && !Array.isArray(read)
