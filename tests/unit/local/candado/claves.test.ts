import { expect, test } from 'vitest'

import { isLegible } from '#local/candado/claves.ts'
import { solicitud } from '#model/autorizaciones.ts'
import { catalog } from '#model/catalog.ts'
import { cronica } from '#model/recetasCronicas.ts'

test('of the keys with a number only those that a notice can name stay readable under the lock', () => {
  const names = catalog.resources.map(({ name }) => name)

  expect(isLegible(solicitud.key({ id: 7 }))).toBe(true)
  expect(isLegible(cronica.key({ numeroReceta: '123' }))).toBe(true)
  expect(names.filter((name) => isLegible(`${name}/30123456`))).toEqual([
    'autorizacion',
    'receta-cronica',
  ])
})
