import { expect, test } from 'vitest'

import { SIN_FECHAS, rangoElegido } from '#piezas/rango.ts'

test('[FORM-03] the chosen range of days is shown as one filter that can be removed', () => {
  const hoy = '2026-11-27'
  expect(rangoElegido({ desde: '2026-08-29', hasta: hoy }, hoy)).toEqual([
    { texto: '90 días', sin: SIN_FECHAS },
  ])
  expect(rangoElegido({ desde: '2026-01-02', hasta: '' }, hoy)).toEqual([
    { texto: 'desde el 02/01/2026', sin: SIN_FECHAS },
  ])
  expect(rangoElegido(SIN_FECHAS, hoy)).toEqual([])
})
