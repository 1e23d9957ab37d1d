/** An address in its parts; undefined if it is none. `URL.canParse` is later than the browsers that are promised. */
export function leerDireccion(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base)
  } catch {
    return undefined
  }
}
