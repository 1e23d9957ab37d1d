import { type FieldErrors, type FieldValues, type Resolver, set } from 'react-hook-form'
import { type Struct, define, validate } from 'superstruct'

/** Rule of a field. A string is the error; any other result means valid. */
export type Regla<Valor, Campos> = (valor: Valor, campos: Campos) => string | boolean | undefined

/** A struct with one rule per field, which sees the other fields too. A field without a rule is always valid. */
export function conReglas<Campos extends object>(reglas: {
  [Nombre in keyof Campos]?: Regla<Campos[Nombre], Campos>
}): Struct<Campos> {
  return define<Campos>('formulario', (value) => {
    const campos = value as Campos // The rules have the names of the form's initial values.
    return Object.keys(reglas).flatMap((nombre) => {
      const message = reglas[nombre as keyof Campos]?.(campos[nombre as keyof Campos], campos)
      return typeof message === 'string' ? [{ path: [nombre], message }] : []
    })
  })
}

/** Adapts a struct to react-hook-form: the first error of each field. */
export function resolverDe<Campos extends FieldValues>(struct: Struct<Campos>): Resolver<Campos> {
  return (campos) => {
    const [falla] = validate(campos, struct)
    if (!falla) return { values: campos, errors: {} }
    const errors: FieldErrors<Campos> = {}
    for (const { path, message, type } of falla.failures().toReversed())
      set(errors, path.join('.'), { type, message })
    return { values: {}, errors }
  }
}
