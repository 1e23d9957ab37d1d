import { expect, test } from 'vitest'

import { catalog } from '#model/catalog.ts'
import { primeros } from '#model/primeros.ts'

const later = catalog.operations.filter((operation) => !primeros.operations.includes(operation))

/** Home, the family, the counter and the bell; the records are shown by screens that wait for the whole catalog. */
const shownAtOnce = primeros.resources.filter(({ name }) => name !== 'ficha')

test('no change outside the first catalog has an overlay on the first screens', () => {
  const laidOver = later.flatMap(({ overlays = [] }) => overlays.map(({ resource }) => resource))

  expect(laidOver).not.toHaveLength(0)
  expect(laidOver.filter((resource) => shownAtOnce.includes(resource))).toEqual([])
})

test('the first catalog has every resource that is read before the first frame', () => {
  const before = catalog.resources.filter(({ alAbrir }) => alAbrir)

  expect(primeros.resources).toEqual(expect.arrayContaining(before))
})
