import { type Ruta, rutas } from './rutas.ts'

export type Encontrada = { ruta: Ruta; params: Record<string, string> }

const segments = (path: string) => path.split('/').filter((segment) => segment !== '')

function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined // a lone '%' is nobody's address
  }
}

function fits(ruta: Ruta, address: string[]): Encontrada | undefined {
  const pattern = segments(ruta.path)
  // '/' continues into everything, so it is exact by its nature.
  if (
    ruta.exacta || pattern.length === 0
      ? address.length !== pattern.length
      : address.length < pattern.length
  )
    return undefined
  const params: Record<string, string> = {}
  for (const [index, part] of pattern.entries()) {
    const segment = address[index] ?? ''
    const name = /^\{(\w+)\}$/.exec(part)?.[1]
    if (name === undefined) {
      if (segment !== part) return undefined
      continue
    }
    const value = decoded(segment)
    if (value === undefined) return undefined
    params[name] = value
  }
  return { ruta, params }
}

/** The route that takes a path; a slash at the end and a query make no difference. */
export function encontrarRuta(path: string): Encontrada | undefined {
  const address = segments(path.split(/[?#]/)[0] ?? '')
  for (const ruta of rutas) {
    const found = fits(ruta, address)
    if (found) return found
  }
  return undefined
}
