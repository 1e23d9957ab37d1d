import { expect, test } from 'vitest'

import { isLike } from '#live/borradores/isLike.ts'

const CALLE = { idCalle: 1, descripcion: 'Alsina' }
const PAMI = { idObraSocial: 1, descripcion: 'PAMI', sigla: 'PAMI', provincia: 'La Pampa' }

test('[ADDR-03] a draft with an emptied choice fits its form', () => {
  expect(isLike({ calle: null, numero: '12' }, { calle: CALLE, numero: '' })).toBe(true)
  expect(isLike({ calle: CALLE, numero: '12' }, { calle: null, numero: '' })).toBe(true)
})

test('[ADDR-01, DERI-04] a draft fits its form if a chosen thing has fewer or more parts', () => {
  const sinVersion = { antes: null, version: undefined }
  expect(isLike({ desde: sinVersion }, { desde: sinVersion })).toBe(true)
  expect(isLike({ desde: sinVersion }, { desde: { antes: null, version: 3 } })).toBe(true)
  const corta = { idObraSocial: 2, descripcion: 'OSEP', provincia: null }
  expect(isLike({ obraSocial: corta }, { obraSocial: PAMI })).toBe(true)
  expect(isLike({ obraSocial: PAMI }, { obraSocial: corta })).toBe(true)
})

test('[FLT-54] a draft without a field of its form, or with another kind of value, does not fit', () => {
  const papeles = { requerida: [], historia: [] }
  expect(isLike({ tipo: '' }, { tipo: '', papeles })).toBe(false)
  expect(isLike({ tipo: '', papeles: { requerida: [] } }, { tipo: '', papeles })).toBe(false)
  expect(isLike({ tipo: 1, papeles }, { tipo: '', papeles })).toBe(false)
  expect(isLike({ tipo: null, papeles }, { tipo: '', papeles })).toBe(false)
  expect(isLike({ tipo: '', papeles: [] }, { tipo: '', papeles })).toBe(false)
  expect(isLike(undefined, {})).toBe(false)
  expect(isLike(null, {})).toBe(false)
})
