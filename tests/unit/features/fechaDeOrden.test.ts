import { expect, test } from 'vitest'

import { comoGenerada, enCursoDe, fechaDeEmision } from '#features/ordenes/enCurso.ts'

const validada = {
  codigoTransaccion: '12345678',
  practicas: [],
  afiliado: { nombre: 'Norma', apellido: 'Quiroga' },
  prestador: { codigoPrestador: '4127', razonSocial: 'Dra. Estela Marín' },
  totales: { totalPagar: 4500 },
}

test.each([
  ['2026-11-30', '2026-11-30'],
  ['30/11/2026', '2026-11-30'],
  ['2026-11-30T10:15:00', '2026-11-30'],
  ['ayer', ''],
  [null, ''],
])('[FMT-04, ORD-15] a new order dated %o is shown with the day %o', (fechaEmision, fecha) => {
  const orden = enCursoDe(validada, {
    origen: 'impresa',
    idAfiliado: 4,
    paraQuien: 'Norma',
    igualA: '4/4127/420101',
  })
  const answer = { orden: { numeroOrden: '0045-1', codigoTransaccion: '12345678', fechaEmision } }
  expect(comoGenerada(orden, answer).generada?.fecha).toBe(fecha)
  expect(fechaDeEmision(fechaEmision)).toBe(fecha)
})
