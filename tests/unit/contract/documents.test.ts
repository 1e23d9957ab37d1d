import { expect, test } from 'vitest'

import { readCapacidades } from '#contract/capacidades.ts'
import { readConfiguracion } from '#contract/configuracion.ts'
import { producto } from '#contract/producto.ts'

const POR_DEFECTO = { base: '', provider: producto.provider, publicUrl: '' }

test('[API-02] base address and provider are configuration; the same origin by default', () => {
  expect(readConfiguracion({})).toEqual(POR_DEFECTO)
  expect(readConfiguracion({ base: 'https://api.example', provider: 'otro' })).toEqual({
    ...POR_DEFECTO,
    base: 'https://api.example',
    provider: 'otro',
  })
})

test.each([undefined, null, '<html>', [], { base: 3 }, { provider: null }])(
  '[API-02] a configuration that cannot be read (%j) takes the defaults',
  (document) => {
    expect(readConfiguracion(document)).toEqual(POR_DEFECTO)
  },
)

test('announced capabilities are names; unknown ones are kept and harmless', () => {
  expect(readCapacidades({ capacidades: ['hora', 'algo-nuevo'], version: 2 })).toEqual([
    'hora',
    'algo-nuevo',
  ])
})

test.each([
  undefined,
  null,
  '<!doctype html>',
  {},
  [],
  { capacidades: 'hora' },
  { capacidades: [1] },
])('anything but a valid document (%j) announces nothing', (document) => {
  expect(readCapacidades(document)).toEqual([])
})
