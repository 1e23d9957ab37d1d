import { expect, test } from 'vitest'

import { catalog } from '#model/catalog.ts'
import { primeros } from '#model/primeros.ts'

const later = catalog.operations.filter((operation) => !primeros.operations.includes(operation))

/**
 * The copies of home, family group, counter and notifications. Records are left out: their screens wait for the whole
 * catalog.
 */
const shownAtOnce = primeros.resources.filter(({ name }) => name !== 'ficha')

test('changes whose code loads later do not alter data on the first screens', () => {
  const laidOver = later.flatMap(({ overlays = [] }) => overlays.map(({ resource }) => resource))

  expect(laidOver).not.toHaveLength(0)
  expect(laidOver.filter((resource) => shownAtOnce.includes(resource))).toEqual([])
})

test('the code of the first load includes every resource read before the first screen is drawn', () => {
  const before = catalog.resources.filter(({ alAbrir }) => alAbrir)

  expect(primeros.resources).toEqual(expect.arrayContaining(before))
})
