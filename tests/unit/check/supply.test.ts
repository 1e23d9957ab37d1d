import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { sbomOf } from '../../../tools/sbom.mjs'

type Package = { version?: string; license?: string; integrity?: string; optional?: true }
const json = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
const manifest = json('package.json') as Record<string, Record<string, string>>
const lock = json('package-lock.json') as {
  name: string
  version: string
  packages: Record<string, Package>
}

const FREE =
  /^\(?((MIT|MIT-0|ISC|0BSD|Apache-2\.0|OFL-1\.1|CC-BY-4\.0|CC0-1\.0|Unlicense)( OR )?)+\)?$/

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
      !FREE.test(license?.expression ?? ''),
  )
  expect(odd.map(({ name }: { name: string }) => name)).toEqual([])
})
