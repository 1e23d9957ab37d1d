import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

import { expect, test } from 'vitest'

import { floorOf, pictureOf } from './floors.ts'

const SERVER = resolve('server/src')

const files = readdirSync(SERVER, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.ts'),
)
const picture = pictureOf('server/src')

test('imports between the folders of the server form eight levels at most, without a circle', () => {
  const floors = [...picture.keys()].map((folder) => floorOf(picture, folder))

  expect(picture.size).toBeGreaterThan(30)
  expect(Math.max(...floors)).toBeLessThanOrEqual(8)
})

test('every folder with a manifest is named in the list of areas', () => {
  const list = readFileSync(join(SERVER, 'areas.ts'), 'utf8')
  const manifests = files.filter((file) => /^(?!http)[^/]+\/area\.ts$/.test(file))
  const lines = manifests.map((file) => `export { manifest as ${dirname(file)} } from './${file}'`)

  expect(
    list
      .split('\n')
      .filter((line) => line.startsWith('export'))
      .toSorted(),
  ).toEqual(lines.toSorted())
})
