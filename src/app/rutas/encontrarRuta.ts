import { type Ruta, rutas } from './rutas.ts'

export type Encontrada = { ruta: Ruta; params: Record<string, string> }

const segments = (path: string) => path.split('/').filter((segment) => segment !== '')

function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined // An address with a single '%' matches no route.
  }
}

function fits(ruta: Ruta, address: string[]): Encontrada | undefined {
  const pattern = segments(ruta.path)
  // Every address begins with '/', so the route '/' must match exactly.
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

/** Route that a path belongs to; a final slash and a query make no difference. */
export function encontrarRuta(path: string): Encontrada | undefined {
  const address = segments(path.split(/[?#]/)[0] ?? '')
  for (const ruta of rutas) {
    const found = fits(ruta, address)
    if (found) return found
  }
  return undefined
}
