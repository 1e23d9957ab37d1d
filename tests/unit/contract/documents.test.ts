import { expect, test } from 'vitest'

import { readCapacidades } from '#contract/capacidades.ts'
import { readConfiguracion } from '#contract/configuracion.ts'
import { producto } from '#contract/producto.ts'

const POR_DEFECTO = { base: '', provider: producto.provider, publicUrl: '' }

test('[API-02] base address and provider come from the configuration; the default is the same origin', () => {
  expect(readConfiguracion({})).toEqual(POR_DEFECTO)
  expect(readConfiguracion({ base: 'https://api.example', provider: 'otro' })).toEqual({
    ...POR_DEFECTO,
    base: 'https://api.example',
    provider: 'otro',
  })
})

test.each([undefined, null, '<html>', [], { base: 3 }, { provider: null }])(
  '[API-02] an unreadable configuration (%j) gives the default values',
  (document) => {
    expect(readConfiguracion(document)).toEqual(POR_DEFECTO)
  },
)

test('announced capabilities are a list of names, and unknown names are kept', () => {
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
])('a malformed list of capabilities (%j) counts as an empty one', (document) => {
  expect(readCapacidades(document)).toEqual([])
})
