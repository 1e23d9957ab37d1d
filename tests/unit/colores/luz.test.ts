import { expect, test } from 'vitest'

import { seLee } from '#colores/luz.ts'

test.each([
  ['#ffffff', '#135498', true],
  ['#000000', '#FFFFFF', true],
  ['000000', 'ffffff', false],
  ['#777777', '#ffffff', false],
  ['rojo', '#ffffff', false],
])(
  '[PROV-05] a kind of provider with the colours %o on %o is shown in these colours: %o',
  (letter, ground, is) => {
    expect(seLee(letter, ground)).toBe(is)
  },
)
