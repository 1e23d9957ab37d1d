/** What the link of a recovery mail carries: `t` and `c`. */
export type Enlace = { token: string; idContacto: number }

const LARGO = 512

/** Undefined where a part is missing or makes no sense: with half a link nothing can be sent (RESET-09). */
export function leerEnlace(search: string): Enlace | undefined {
  const params = new URLSearchParams(search)
  const token = params.get('t') ?? ''
  const id = params.get('c') ?? ''
  if (token === '' || token.length > LARGO || !/^\d{1,15}$/.test(id)) return undefined
  return { token, idContacto: Number(id) }
}
