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

/** Files of the server and packages that a file loads, directly or not; imports of types load nothing. */
function loadedBy(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  const text = readFileSync(join(SERVER, file), 'utf8')
  for (const [, specifier = ''] of text.matchAll(
    /(?:^import (?!type)[^']*|^export [^'\n]*from |import\()'([^']+)'/gm,
  ))
    if (specifier.startsWith('.')) loadedBy(join(dirname(file), specifier), seen)
    else if (!specifier.startsWith('#')) seen.add(specifier)
  return seen
}

test('the server of pages only loads no database, no area and no demo data', () => {
  const packages = (file: string) =>
    [...loadedBy(file)].filter((name) => !/^node:|\.ts$/.test(name)).toSorted()
  const folders = new Set(
    [...loadedBy('pages.ts')].filter((name) => name.endsWith('.ts')).map(dirname),
  )

  expect(packages('main.ts')).toContain('drizzle-orm')
  expect(packages('pages.ts')).toEqual([
    '@hono/node-server',
    'hono',
    'pino',
    'prom-client',
    'superstruct',
  ])
  expect(folders).toEqual(new Set(['.', 'base', 'http']))
})

test('the gateway loads no area of the provider, and no secret of an installation', () => {
  const loaded = [...loadedBy('gateway.ts')].filter((name) => name.endsWith('.ts'))

  expect(new Set(loaded.map(dirname))).toEqual(new Set(['.', 'base', 'gateway', 'http']))
  expect(loaded).not.toContain('base/secrets.ts')
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
