import { assert, boolean, constantFrom, integer, pre, property, record } from 'fast-check'
import { expect, test } from 'vitest'

import { type Informe, SENAS, SISTEMAS, codigoDe, informeDe } from '#contract/soporte.ts'

const numero = integer({ min: 0, max: 15 })
const informes = record({
  version: record({ menor: numero, parche: numero }).map(
    ({ menor, parche }) => `0.${menor}.${parche}`,
  ),
  sistema: constantFrom(...SISTEMAS),
  senas: record(Object.fromEntries(SENAS.map((sena) => [sena, boolean()]))),
}).map((informe) => informe as Informe) // The object has all names.

const letrasDe = (informe: Informe) => codigoDe(informe).replace('-', '').split('')

test("a support code of six letters encodes the phone's state and is read in any spelling", () => {
  assert(
    property(informes, (informe) => {
      const codigo = codigoDe(informe)
      expect(codigo).toMatch(/^[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{2}$/)
      expect(informeDe(codigo)).toEqual(informe)
      expect(informeDe(` ${codigo.toLowerCase().replace('-', ' ')}`)).toEqual(informe)
    }),
  )
})

test('a support code with one wrong letter is refused', () => {
  const otras = constantFrom('2', '3', '8', 'A', 'B', 'P', 'Z')
  assert(
    property(informes, integer({ min: 0, max: 5 }), otras, (informe, at, otra) => {
      const letras = letrasDe(informe)
      pre(letras[at] !== otra)
      expect(informeDe(letras.with(at, otra).join(''))).toBeUndefined()
    }),
  )
  for (const nada of ['', '7Q4K', 'OOOO-OO', '7Q4K-2Ñ', '222222222'])
    expect(informeDe(nada)).toBeUndefined()
})

test('a support code with two swapped letters is refused', () => {
  assert(
    property(informes, integer({ min: 0, max: 3 }), (informe, at) => {
      const letras = letrasDe(informe)
      const [here = '', next = ''] = letras.slice(at)
      pre(here !== next)
      expect(
        informeDe(
          letras
            .with(at, next)
            .with(at + 1, here)
            .join(''),
        ),
      ).toBeUndefined()
    }),
  )
})
