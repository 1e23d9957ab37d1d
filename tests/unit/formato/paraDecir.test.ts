import { expect, test } from 'vitest'

import { paraDecir } from '#formato/paraDecir.ts'

test.each([
  ['Vence el 27/11/2026', 'Vence el 27 de noviembre de 2026'],
  ['Autorizada 2026-03-01.', 'Autorizada 1 de marzo de 2026.'],
  ['El 31/13/2026 no es un día', 'El 31/13/2026 no es un día'],
  ['Levotiroxina 75 mcg, comp. x 50', 'Levotiroxina 75 microgramos, comprimidos por 50'],
  ['Salbutamol 1 mg', 'Salbutamol 1 miligramo'],
  ['Insulina 100 UI/ml, 2,5 ml', 'Insulina 100 unidades/ml, 2,5 mililitros'],
  ['Amoxicilina 1g', 'Amoxicilina 1 gramo'],
  ['50 gotas', '50 gotas'],
  ['Receta N° 88120 · Norma', 'Receta número 88120, Norma'],
  ['10 × Sesión de kinesiología', '10 por Sesión de kinesiología'],
  ['Tocá *Recetas*, «abajo»', 'Tocá Recetas, abajo'],
])('the text %o is read aloud as %o', (written, said) => {
  expect(paraDecir(written)).toBe(said)
})
