import { leerDireccion } from '#contract/direccion.ts'

import { encontrarRuta } from './encontrarRuta.ts'
import { LEIDO } from './rutas.ts'

const CLAVE = 'origen'
const CLAVE_DE = 'origen-de'
const MAX = 2000

/** SEC-25: the path, if it is a signed-in screen of the portal; undefined for every other address. */
export function origenValido(address: unknown, here: string): string | undefined {
  if (typeof address !== 'string' || address.length > MAX) return undefined
  // Browsers read '\' as '/', and skip tabs and line breaks inside an address.
  if (!/^\/(?!\/)/.test(address) || /[\\\p{Cc}]/u.test(address)) return undefined
  const { origin, pathname = '', search = '' } = leerDireccion(address, here) ?? {}
  if (origin !== here || pathname.startsWith('//')) return undefined
  const ruta = encontrarRuta(pathname)?.ruta
  if (!ruta || ruta.publica || ruta.sinConfirmar) return undefined
  return pathname + search
}

/** Personal parts of an address: not stored, not even for this tab (SEC-26). */
const PERSONAL = ['validarIdentidad', 'contacto']

/** The last address with its personal parts, until the page is left. `escrita`: its stored form, without them. */
let entera: { escrita: string; origen: string } | undefined

function sinLoPersonal(origen: string): string {
  const { ruta, params } = encontrarRuta(origen) ?? {}
  if (!ruta || !PERSONAL.some((name) => name in (params ?? {}))) return origen
  return ruta.path.replaceAll(/\{(\w+)\}/g, (_part, name: string) =>
    PERSONAL.includes(name) ? LEIDO : (params?.[name] ?? LEIDO),
  )
}

/**
 * Remembers the address in this tab until sign-in and contact check are complete. `de`: person of the session that
 * ended there.
 */
export function recordarOrigen(address: string, de?: string): void {
  const origen = origenValido(address, location.origin)
  if (origen === undefined || origen === '/') return
  const escrita = sinLoPersonal(origen)
  entera = { escrita, origen }
  sessionStorage.setItem(CLAVE, escrita)
  if (de !== undefined) sessionStorage.setItem(CLAVE_DE, de)
}

/** Returns the remembered address once; '/' if there is none, or if it was another person's. */
export function tomarOrigen(uid: string): string {
  const escrita = origenValido(sessionStorage.getItem(CLAVE), location.origin)
  const origen = entera?.escrita === escrita ? entera?.origen : escrita
  const de = sessionStorage.getItem(CLAVE_DE)
  sessionStorage.removeItem(CLAVE)
  sessionStorage.removeItem(CLAVE_DE)
  entera = undefined
  return de !== null && de !== uid ? '/' : (origen ?? '/')
}
