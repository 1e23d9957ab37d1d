import { is, validate } from 'superstruct'
import { expect, test } from 'vitest'

import { reglasDelCorreo } from '#piezas/correo.ts'
import { faltasDeRango } from '#piezas/rango.ts'
import { texts } from '#piezas/texts.ts'

const DE_MAS = {
  desde: 'La fecha desde debe ser menor o igual a la fecha hasta.',
  hasta: 'La fecha hasta debe ser mayor o igual a la fecha desde.',
}

test.each([
  ['2026-03-02', '2026-03-01', DE_MAS],
  ['2026-03-01', '2026-03-01', {}],
  ['2026-03-01', '2026-03-02', {}],
  ['', '2026-03-02', { desde: texts.sinDesde }],
  ['2026-03-02', '', { hasta: texts.sinHasta }],
  ['', '', { desde: texts.sinDesde, hasta: texts.sinHasta }],
])(
  '[FORM-03] a search over the days from %s to %s gets the right errors',
  (desde, hasta, faltas) => {
    expect(faltasDeRango({ desde, hasta })).toEqual(faltas)
  },
)

test('[FORM-03] a range of days of the maximal length is accepted, and one day more is refused', () => {
  const desde = '2028-01-31'
  expect(faltasDeRango({ desde, hasta: '2028-03-01' }, { maximo: 30 })).toEqual({})
  expect(faltasDeRango({ desde, hasta: '2028-03-02' }, { maximo: 30 })).toEqual({
    hasta: texts.rangoLargo(30),
  })
})

test('[FORM-03] where dates are optional, one of the two is enough', () => {
  expect(faltasDeRango({ desde: '', hasta: '2026-03-02' }, { opcional: true })).toEqual({})
})

test.each([
  ['', 'El campo es requerido'],
  ['  ', 'El campo es requerido'],
  ['norma.quiroga@', 'El formato no es correcto (norma.quiroga@)'],
])('[FORM-04, FORM-05] the e-mail address %o is refused with a reason', (correo, dicho) => {
  const [falla] = validate({ correo }, reglasDelCorreo)
  expect(falla?.failures().map(({ message }) => message)).toEqual([dicho])
})

test('[FORM-05] an address with blanks around it is accepted', () => {
  expect(is({ correo: ' norma@correo.example ' }, reglasDelCorreo)).toBe(true)
})
