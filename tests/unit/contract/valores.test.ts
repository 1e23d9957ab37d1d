import { create, is, mask } from 'superstruct'
import { expect, test } from 'vitest'

import { Autorizacion } from '#contract/autorizacion.ts'
import { correoEnviado } from '#contract/cuenta.ts'
import { Farmacia } from '#contract/farmacias.ts'
import { Direccion, Numero, PdfEnBase64, Texto } from '#contract/valores.ts'

test('[API-90] a number may arrive as text, and text that is no number is refused', () => {
  expect([12, '12', '-3.5'].map((value) => create(value, Numero))).toEqual([12, 12, -3.5])
  for (const value of ['', '1.234,50', 'doce', null])
    expect(() => create(value, Numero)).toThrow(/number/)
})

test('[API-90] a code sent as a number is read as text', () => {
  expect(create(305, Texto)).toBe('305')
  expect(is(305, Texto)).toBe(false)
})

test('[API-51, API-62] a document or its address is read both alone and inside an object', () => {
  expect(create('/v1/files/a.pdf', Direccion)).toEqual({ url: '/v1/files/a.pdf' })
  expect(create({ url: '/v1/files/a.pdf' }, Direccion)).toEqual({ url: '/v1/files/a.pdf' })
  expect(create('JVBERi0=', PdfEnBase64)).toEqual({ pdf: 'JVBERi0=' })
})

test('[API-16] an answer may lack fields that are not required, and may have unknown ones', () => {
  const farmacia = { idFarmacia: '7', nombre: 'Sur', telefono: null, abierta: true }
  expect(mask(farmacia, Farmacia)).toMatchObject({ idFarmacia: 7, nombre: 'Sur', telefono: null })
  expect(() => mask({ idFarmacia: 7 }, Farmacia)).toThrow(/nombre/)
})

test('[AUTH-17, API-71] a practice is read both as an object with a quantity and as plain text', () => {
  const practicas = [{ cantidad: '2', nombre: 'Radiografía' }, '1 x Ecografía']
  const answer = {
    solicitudCobertura: { idSolicitudCobertura: 1 },
    afiliado: {},
    estado: { codigoEstado: 4 },
    practicas,
  }
  expect(create(answer, Autorizacion).practicas).toEqual([
    { cantidad: 2, nombre: 'Radiografía' },
    '1 x Ecografía',
  ])
})

test.each([
  ['CORREO_ENVIADO', true],
  [{ status: 'CORREO_ENVIADO' }, true],
  [{ message: 'otra cosa' }, false],
  [null, false],
])(
  '[API-36, API-37] after the answer %j the screen asks for the mailed code: %s',
  (answer, asks) => {
    expect(correoEnviado(answer)).toBe(asks)
  },
)
