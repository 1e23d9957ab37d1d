import { assert, constantFrom, property, string, stringMatching, tuple } from 'fast-check'
import { expect, test } from 'vitest'

import { TIPOS_DE_CONTACTO, esContactoValido } from '#contract/formatoDeContacto.ts'
import { NUMERACION } from '#contract/numeracion.ts'
import {
  LARGO,
  type Parte,
  camposDe,
  itemsDe,
  loQueEntra,
  reglasDeDomicilio,
} from '#features/perfil/domicilioEscrito.ts'
import { textos } from '#features/perfil/formularioTexts.ts'
import { leerNumero } from '#features/perfil/numero.ts'
import { esEditable } from '#features/perfil/persona.ts'
import { reglasDeContacto, valorDe } from '#features/perfil/reglasDeContacto.ts'
import { resolverDe } from '#piezas/formulario/reglas.ts'

const { telefono, email, celular } = TIPOS_DE_CONTACTO

/** Ten digits in all: an area code and the rest for the number. */
const numeros = tuple(constantFrom(2, 3, 4), stringMatching(/^[1-9]\d{13}$/)).map(
  ([largo, digitos]) => ({ area: digitos.slice(0, largo), numero: digitos.slice(largo, 10) }),
)

test('[CONT-05] a mobile number is stored the same in any spelling', () => {
  assert(
    property(numeros, ({ area, numero }) => {
      const kept = `0${area}-15${numero}`
      const mitad = `${numero.slice(0, -4)} ${numero.slice(-4)}`
      for (const escrito of [
        kept,
        ` ${kept} `,
        `0${area} 15 ${numero}`,
        `${area} 15 ${mitad}`,
        `+54 9 ${area} ${mitad}`,
        `(0${area}) 15-${mitad}`,
      ])
        expect(leerNumero(celular, escrito)?.valor).toBe(kept)
      // Without a country code, a 15 in front marks a mobile number, and is not part of it.
      const suelto = leerNumero(celular, `${area} ${mitad}`)?.valor
      expect(numero.startsWith('15') || suelto === kept).toBe(true)
    }),
  )
})

test('[CONT-04] a landline number is stored the same in any spelling', () => {
  assert(
    property(numeros, ({ area, numero }) => {
      const suyo = `4${numero.slice(1)}`
      const kept = `0${area}-${suyo}`
      for (const escrito of [kept, `0${area} ${suyo}`, `+54 ${area} ${suyo}`, `(${area}) ${suyo}`])
        expect(leerNumero(telefono, escrito)?.valor).toBe(kept)
    }),
  )
})

test('[CONT-04, CONT-05] any text gives a valid contact or nothing; a valid one stays unchanged', () => {
  assert(
    property(constantFrom(telefono, celular), string(), (tipo, escrito) => {
      const valor = leerNumero(tipo, escrito)?.valor
      expect(valor === undefined || esContactoValido(tipo, valor)).toBe(true)
    }),
  )
  assert(
    property(stringMatching(/^0\d{2,4}-15\d{5,8}$/), (escrito) => {
      expect(leerNumero(celular, escrito)?.valor).toBe(escrito)
    }),
  )
  assert(
    property(stringMatching(/^0\d{2,4}-4\d{5,7}$/), (escrito) => {
      expect(leerNumero(telefono, escrito)?.valor).toBe(escrito)
    }),
  )
})

test.each([
  [telefono, '02954-4300456', true],
  [telefono, '02954-412345', true],
  [telefono, '02954-41234', false],
  [telefono, '02954-412345678', false],
  [telefono, '02954-5300456', false],
  [telefono, '029541-4300456', false],
  [telefono, '02-4300456', false],
  [celular, '02954-15400123', true],
  [celular, '011-1512345', true],
  [celular, '011-151234', false],
  [celular, '011-15123456789', false],
  [celular, '02954-154001234567', false],
  [email, 'norma@correo.example', true],
  [email, 'norma@correo', false],
  [email, 'norma correo.example', false],
])(
  '[CONT-04, CONT-05, CONT-06] a contact of kind %i with the value «%s» is accepted: %s',
  (tipo, valor, entra) => {
    expect(valorDe({ tipo, valor }) !== undefined).toBe(entra)
  },
)

/** Error text of each field. */
async function dicho(struct: Parameters<typeof resolverDe>[0], campos: object) {
  const { errors } = await resolverDe(struct)(campos, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  })
  return Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error?.message]))
}

test('[CONT-02, CONT-06, CONT-07] a contact needs a kind, then a valid format, then a value not yet in the list', async () => {
  const struct = reglasDeContacto([{ id: 1, tipo: email, valor: 'Norma@correo.example' }])
  expect(await dicho(struct as never, { tipo: 0, valor: '' })).toEqual({
    tipo: 'Seleccione un tipo de contacto',
  })
  expect(await dicho(struct as never, { tipo: email, valor: 'x' })).toEqual({
    valor: textos.formato[email],
  })
  expect(await dicho(struct as never, { tipo: email, valor: ' norma@CORREO.example' })).toEqual({
    valor: 'El valor coincide con un contacto ya existente',
  })
  expect(await dicho(struct as never, { tipo: celular, valor: '2954 400124' })).toEqual({})
})

test("[ADDR-01, ADDR-04] an empty address names the missing parts in the specification's words", async () => {
  expect(await dicho(reglasDeDomicilio as never, camposDe(null, { antes: null }))).toEqual({
    provincia: 'Debe seleccionar la provincia',
    departamento: 'Debe seleccionar el departamento',
    localidad: 'Debe seleccionar la localidad',
    calle: 'Debe seleccionar la calle',
    numero: 'El número es requerido, si no tiene numeración, ingrese 0',
  })
})

test('[ADDR-05, ADDR-06] an address field takes only the characters and the length that its part allows', () => {
  expect(loQueEntra('numero', '12a345')).toBe('1234')
  expect(loQueEntra('piso', 'PB 123')).toBe('12')
  expect(loQueEntra('depto', 'B-1/23')).toBe('B123')
  for (const parte of Object.keys(LARGO) as Parte[])
    expect(loQueEntra(parte, '1'.repeat(20))).toHaveLength(LARGO[parte].hasta)
})

test('[ADDR-08] each part of an address is saved under its own code, and empty parts are not saved', () => {
  const campos = camposDe(null, { antes: null })
  for (const parte of Object.keys(NUMERACION) as Parte[]) campos[parte] = `${NUMERACION[parte]}`
  expect(itemsDe(campos)).toEqual(
    [1, 2, 3, 4, 5, 6, 8, 9, 10].map((codigo) => ({
      codigoTipoNumeracion: codigo,
      valor: String(codigo),
    })),
  )
  expect(
    itemsDe({ ...campos, km: ' ', torre: '' }).map((item) => item.codigoTipoNumeracion),
  ).toEqual([2, 3, 4, 5, 6, 8, 9])
})

test("[FAM-05] the own record, a minor's and one of a person without account can be edited; others not", () => {
  const now = Date.parse('2026-11-24T12:00:00-03:00')
  const de = (fechaNacimiento: string | null, tieneCuenta?: boolean) =>
    ({ personaFisica: { fechaNacimiento }, tieneCuenta }) as never
  expect(esEditable({ propia: true, ficha: de('1980-01-01', true) }, now)).toBe(true)
  expect(esEditable({ propia: false, ficha: de('2008-11-25', true) }, now)).toBe(true)
  expect(esEditable({ propia: false, ficha: de('2008-11-24', true) }, now)).toBe(false)
  expect(esEditable({ propia: false, ficha: de('1980-01-01', false) }, now)).toBe(true)
  expect(esEditable({ propia: false, ficha: de('1980-01-01') }, now)).toBe(false)
  expect(esEditable({ propia: false, ficha: de(null) }, now)).toBe(false)
})
