/** Parts of an address; undefined if invalid. `URL.canParse` is too new for the promised browsers. */
export function leerDireccion(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base)
  } catch {
    return undefined
  }
}
