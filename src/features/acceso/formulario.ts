import { define, object, validate } from 'superstruct'

import { texts } from './texts.ts'

const escrito = define<string>(
  'escrito',
  (value) => typeof value === 'string' && value.trim() !== '',
)

const Formulario = object({ usuario: escrito, password: escrito })

export type Errores = { usuario?: string; password?: string }

/** What is missing before a call is worth making; empty when nothing is. */
export function revisar(escrito: { usuario: string; password: string }): Errores {
  const [falla] = validate(escrito, Formulario)
  const campos = falla?.failures().map(({ path }) => path[0]) ?? []
  return {
    ...(campos.includes('usuario') && { usuario: texts.sinUsuario }),
    ...(campos.includes('password') && { password: texts.sinPassword }),
  }
}
