import { expect, test } from 'vitest'

import { partesDe } from '#formato/busqueda.ts'

test.each([
  ['Consulta médica', 'MEDICA', ['Consulta ', 'médica', '']],
  ['Ecografía abdominal', 'grafia', ['Eco', 'grafía', ' abdominal']],
  ['Ecografi\u0301a', 'grafia', ['Eco', 'grafía', '']],
  ['Curación', '', ['', '', 'Curación']],
])(
  '[ORD-02] a search text is found anywhere in %s, with or without accents',
  (texto, buscado, partes) => {
    expect(partesDe(texto, buscado)).toEqual(partes)
  },
)

test('[ORD-02] partesDe gives undefined for text that is not contained', () => {
  expect(partesDe('Consulta médica', 'pediatra')).toBeUndefined()
})
