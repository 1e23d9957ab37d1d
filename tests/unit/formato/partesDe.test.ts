import { expect, test } from 'vitest'

import { partesDe } from '#formato/busqueda.ts'

test.each([
  ['Consulta médica', 'MEDICA', ['Consulta ', 'médica', '']],
  ['Ecografía abdominal', 'grafia', ['Eco', 'grafía', ' abdominal']],
  ['Ecografi\u0301a', 'grafia', ['Eco', 'grafía', '']],
  ['Curación', '', ['', '', 'Curación']],
])('[ORD-02] what was typed is found anywhere in %s, accents or not', (texto, buscado, partes) => {
  expect(partesDe(texto, buscado)).toEqual(partes)
})

test('[ORD-02] what is not in it is not found', () => {
  expect(partesDe('Consulta médica', 'pediatra')).toBeUndefined()
})
