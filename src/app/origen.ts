import { encontrarRuta } from './encontrarRuta.ts'

const CLAVE = 'origen'
const CLAVE_DE = 'origen-de'
const MAX = 2000

/** SEC-25: an address to come back to is one of our own signed-in routes, written as a plain path; else undefined. */
export function origenValido(address: unknown, here: string): string | undefined {
  if (typeof address !== 'string' || address.length > MAX) return undefined
  // Browsers read '\' as '/', and skip tabs and line breaks inside an address.
  if (!/^\/(?!\/)/.test(address) || /[\\\p{Cc}]/u.test(address)) return undefined
  if (!URL.canParse(address, here)) return undefined
  const { origin, pathname, search } = new URL(address, here)
  if (origin !== here || pathname.startsWith('//')) return undefined
  const ruta = encontrarRuta(pathname)?.ruta
  if (!ruta || ruta.publica || ['salir', 'validar-contacto'].includes(ruta.pantalla))
    return undefined
  return pathname + search
}

/** Kept for this tab only, until sign-in and contact check are through; `de` is whose session ended there. */
export function recordarOrigen(address: string, de?: string): void {
  const origen = origenValido(address, location.origin)
  if (origen === undefined || origen === '/') return
  sessionStorage.setItem(CLAVE, origen)
  if (de !== undefined) sessionStorage.setItem(CLAVE_DE, de)
}

/** Where this person wanted to go, once; '/' when nowhere, or when it was somebody else who did. */
export function tomarOrigen(uid: string): string {
  const origen = origenValido(sessionStorage.getItem(CLAVE), location.origin)
  const de = sessionStorage.getItem(CLAVE_DE)
  sessionStorage.removeItem(CLAVE)
  sessionStorage.removeItem(CLAVE_DE)
  return de !== null && de !== uid ? '/' : (origen ?? '/')
}
