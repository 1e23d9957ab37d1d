/** Data in the link of a recovery mail: `t` and `c`. */
export type Enlace = { token: string; idContacto: number }

const LARGO = 512

/** Undefined if a part is missing or invalid: with half a link no password can be set (RESET-09). */
export function leerEnlace(search: string): Enlace | undefined {
  const params = new URLSearchParams(search)
  const token = params.get('t') ?? ''
  const id = params.get('c') ?? ''
  if (token === '' || token.length > LARGO || !/^\d{1,15}$/.test(id)) return undefined
  return { token, idContacto: Number(id) }
}
