import { object, refine, string } from 'superstruct'
import { expect, test } from 'vitest'

import { conReglas, resolverDe } from '#piezas/formulario/reglas.ts'

type Campos = { clave: string; repetida: string; nota: string }

const Formulario = conReglas<Campos>({
  clave: (clave) => clave !== '' || 'Falta la clave',
  repetida: (repetida, { clave }) => (repetida === clave ? undefined : 'No coinciden'),
})

const options = { fields: {}, shouldUseNativeValidation: false }

test('[FORM-09] each wrong field gets its own error text, and a rule can compare it with other fields', () => {
  const errors = resolverDe(Formulario)({ clave: '', repetida: 'x', nota: '' }, undefined, options)

  expect(errors).toMatchObject({
    values: {},
    errors: { clave: { message: 'Falta la clave' }, repetida: { message: 'No coinciden' } },
  })
})

test('[FORM-09] valid values are passed on as typed, fields without a rule included', () => {
  const campos = { clave: 'a ', repetida: 'a ', nota: ' x' }

  expect(resolverDe(Formulario)(campos, undefined, options)).toEqual({ values: campos, errors: {} })
})

test('[FORM-09] of two errors in a field the first is shown, also in a nested field', () => {
  const conTexto = refine(string(), 'texto', (text) => text !== '' || 'Falta la calle')
  const conNumero = refine(conTexto, 'numero', (text) => /\d/.test(text) || 'Falta el número')
  const struct = object({ lugar: object({ calle: conNumero }) })

  const { errors } = resolverDe(struct)({ lugar: { calle: '' } }, undefined, options) as {
    errors: { lugar: { calle: { message: string } } }
  }

  expect(errors.lugar.calle.message).toBe('Falta la calle')
})
