import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

import { expect, test } from 'vitest'

const SERVER = resolve('server/src')

const files = readdirSync(SERVER, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.ts'),
)
const folderOf = (file: string) => (file.includes('/') ? file.split('/')[0] : undefined)

/** Imports between folders of the server; files that put the server together are in no folder. */
const imports = new Map<string, Set<string>>()
for (const file of files) {
  const from = folderOf(file)
  if (from === undefined) continue
  const known = imports.get(from) ?? new Set()
  imports.set(from, known)
  const text = readFileSync(join(SERVER, file), 'utf8')
  for (const [, specifier = ''] of text.matchAll(/(?:from |import\(|import )'(\.[^']+)'/g)) {
    const to = folderOf(relative(SERVER, join(SERVER, dirname(file), specifier)))
    if (to !== undefined && to !== from && to !== '..') known.add(to)
  }
}

/** Floor of a folder: one above the highest folder that it imports. */
function floorOf(folder: string, path: readonly string[] = []): number {
  if (path.includes(folder)) throw new Error(`a circle: ${[...path, folder].join(' → ')}`)
  const below = [...(imports.get(folder) ?? [])].map((one) => floorOf(one, [...path, folder]))
  return 1 + Math.max(0, ...below)
}

test('the folders of the server stand on eight floors at most, and none imports one above it', () => {
  const floors = [...imports.keys()].map((folder) => floorOf(folder))

  expect(imports.size).toBeGreaterThan(30)
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
