import { type FieldErrors, type FieldValues, type Resolver, set } from 'react-hook-form'
import { type Struct, define, validate } from 'superstruct'

/** What is said at a field; anything but words is right. */
export type Regla<Valor, Campos> = (valor: Valor, campos: Campos) => string | boolean | undefined

/** A struct of one rule a field; each sees the other fields, too. A field without one is right as it is. */
export function conReglas<Campos extends object>(reglas: {
  [Nombre in keyof Campos]?: Regla<Campos[Nombre], Campos>
}): Struct<Campos> {
  return define<Campos>('formulario', (value) => {
    const campos = value as Campos // made of the form's own initial values
    return Object.keys(reglas).flatMap((nombre) => {
      const message = reglas[nombre as keyof Campos]?.(campos[nombre as keyof Campos], campos)
      return typeof message === 'string' ? [{ path: [nombre], message }] : []
    })
  })
}

/** A struct as react-hook-form asks for it: the first thing that is wrong with each field. */
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
