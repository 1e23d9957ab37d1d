import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { faultsOf, isAccepted, packagesOfApp } from '../../../tools/licences.mjs'
import { sbomOf } from '../../../tools/sbom.mjs'

type Package = { version?: string; license?: string; integrity?: string; optional?: true }
const json = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
const manifest = json('package.json') as Record<string, Record<string, string>>
const lock = json('package-lock.json') as {
  name: string
  version: string
  packages: Record<string, Package>
}

test('[SEC-49] every dependency has an exact version', () => {
  for (const kind of ['dependencies', 'devDependencies'])
    for (const [name, version] of Object.entries(manifest[kind] ?? {}))
      expect([name, version]).toEqual([name, expect.stringMatching(/^\d+\.\d+\.\d+$/)])
})

test('the Node version of .nvmrc is recommended in README.md and allowed by package.json', () => {
  const recommended = readFileSync('.nvmrc', 'utf8').trim()

  expect(recommended).toMatch(/^\d+$/)
  expect(readFileSync('README.md', 'utf8')).toContain(`Best is Node ${recommended},`)
  expect(manifest['engines']?.['node']).toBe('^20.19.0 || >=22.12.0')
})

test('[SEC-49] every installed package has a hash in the lock file, and none runs an install script', () => {
  const unknown = Object.entries(lock.packages).filter(
    ([name, { integrity, optional }]) => name !== '' && !integrity && !optional,
  )

  expect(unknown).toEqual([])
  expect(readFileSync('.npmrc', 'utf8').split('\n')).toContain('ignore-scripts=true')
})

test('[SEC-49] the packages of the product are listed with version, licence and hash', () => {
  const { components } = sbomOf(lock)
  const names = components.map(({ name }: { name: string }) => name)

  expect(names).toEqual(expect.arrayContaining(Object.keys(manifest['dependencies'] ?? {})))
  expect(names).not.toContain('vitest')
  expect(components.find(({ name }: { name: string }) => name === 'hono')).toEqual({
    type: 'library',
    name: 'hono',
    version: manifest['dependencies']?.['hono'],
    purl: `pkg:npm/hono@${manifest['dependencies']?.['hono']}`,
    licenses: [{ expression: 'MIT' }],
    hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[\da-f]{128}$/) }],
  })
  const odd = components.filter(
    ({ licenses: [license] }: { licenses: { expression: string }[] }) =>
      !isAccepted(license?.expression),
  )
  expect(odd.map(({ name }: { name: string }) => name)).toEqual([])
})

test('[SEC-49] a licence that is not on the list is refused', () => {
  for (const free of ['MIT', '(MIT OR GPL-3.0)', 'MIT AND ISC', 'BSD-3-Clause'])
    expect([free, isAccepted(free)]).toEqual([free, true])
  for (const odd of ['GPL-3.0', 'MIT AND GPL-3.0', 'SEE LICENSE IN x', '', undefined])
    expect([odd, isAccepted(odd)]).toEqual([odd, false])
  expect(
    faultsOf([{ name: 'a', license: 'MIT' }, { name: 'b', license: 'AGPL-3.0' }, { name: 'c' }]),
  ).toEqual(['b: the licence AGPL-3.0 is not accepted.', 'c: the licence (none) is not accepted.'])
})

test('[SEC-49] the app names the packages that it is made of, and none of the server alone', () => {
  const names = packagesOfApp(lock).map(({ name }: { name: string }) => name)

  expect(names).toEqual(
    expect.arrayContaining([
      'react',
      'dexie',
      'scheduler',
      '@griffel/core',
      'workbox-core',
      '@zxing/library',
    ]),
  )
  for (const name of ['pg', 'hono', 'drizzle-orm', '@electric-sql/pglite', 'vitest'])
    expect(names).not.toContain(name)
})
