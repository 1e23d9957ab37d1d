import { expect, test } from 'vitest'

import { importeDe } from '#features/ordenes/importe.ts'

const practica = (valorAutorizado?: number | null, valorAutorizacion?: number | null) => ({
  codigoPractica: '1',
  descripcionPractica: 'x',
  valorAutorizado,
  valorAutorizacion,
})

test.each([
  [0.01, 18_000, 0.01],
  [0, 18_000, 18_000],
  [-1, 18_000, 18_000],
  [null, 18_000, 18_000],
  [0, 0, undefined],
  [undefined, null, undefined],
])(
  '[ORD-10, ORD-11] with the authorized amount %s and the amount %s of the authorization, %s is charged',
  (autorizado, autorizacion, importe) => {
    expect(importeDe(practica(autorizado, autorizacion))).toBe(importe)
  },
)
