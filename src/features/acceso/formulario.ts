import { define, object, validate } from 'superstruct'

import { texts } from './texts.ts'

const escrito = define<string>(
  'escrito',
  (value) => typeof value === 'string' && value.trim() !== '',
)

const Formulario = object({ usuario: escrito, password: escrito })

export type Errores = { usuario?: string; password?: string }

/** Errors that stop the form from being sent; empty if there are none. */
export function revisar(campos: { usuario: string; password: string }): Errores {
  const [falla] = validate(campos, Formulario)
  const faltan = falla?.failures().map(({ path }) => path[0]) ?? []
  return {
    ...(faltan.includes('usuario') && { usuario: texts.sinUsuario }),
    ...(faltan.includes('password') && { password: texts.sinPassword }),
  }
}
