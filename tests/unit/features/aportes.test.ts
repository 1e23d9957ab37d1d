import { expect, test } from 'vitest'

import { sumaDe } from '#features/aportes/sumas.ts'

test('[APOR-02] the parts of a contribution add up to its total, and a discount is not added', () => {
  const aporte = {
    mes: '10/2026',
    aportePersonal: 100,
    aportePatronal: 200,
    adherenteSecundario: 30,
    menoraCargo: 4,
    descuentoSubsidio: 850,
  }
  expect(sumaDe([aporte, aporte])).toEqual({ personal: 200, patronal: 400, otros: 68, total: 668 })
})

test('[APOR-02] sums of contributions have whole cents', () => {
  const aporte = { mes: '10/2026', aportePersonal: 1.1, aportePatronal: 2.2 }
  expect(sumaDe([aporte])).toEqual({ personal: 1.1, patronal: 2.2, otros: 0, total: 3.3 })
  expect(sumaDe([aporte, aporte, aporte]).personal).toBe(3.3)
})
