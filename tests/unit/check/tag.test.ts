import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

const TOOL = resolve('tools/tag.mjs')
let folder: string
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim()
const tag = (...args: string[]) => {
  const { status, stderr } = spawnSync(process.execPath, [TOOL, ...args], {
    cwd: folder,
    encoding: 'utf8',
  })
  return status === 0 ? 'tagged' : stderr.trim()
}
const write = (file: string, content: string) => writeFileSync(join(folder, file), content)
const read = (file: string) => readFileSync(join(folder, file), 'utf8')

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-tag-'))
  git('init', '--quiet')
  git('config', 'user.name', 'Tester')
  git('config', 'user.email', 'tester@portal.example')
  for (const room of ['src', 'tests']) mkdirSync(join(folder, room))
  write('package.json', '{ "version": "0.1.3" }')
  write(
    'package-lock.json',
    JSON.stringify({
      version: '0.1.3',
      packages: { '': { version: '0.1.3' }, x: { version: '0.1.3' } },
    }),
  )
  write('src/producto.ts', "version: '0.1.3', minimum: '10.1.3'")
  write('tests/marco.test.ts', "'Versión 0.1.3 · al día'")
  git('add', '.')
  git('commit', '--quiet', '--message', 'First')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('the present version is tagged without a commit', () => {
  expect(tag()).toBe('tagged')

  expect(git('describe', '--tags')).toBe('v0.1.3')
  expect(git('rev-list', '--count', 'HEAD')).toBe('1')
})

test('the next version is written wherever the former one stood, in one commit with its tag', () => {
  expect(tag('0.2.0')).toBe('tagged')

  expect(git('describe', '--tags')).toBe('v0.2.0')
  expect(git('status', '--porcelain')).toBe('')
  expect(read('src/producto.ts')).toBe("version: '0.2.0', minimum: '10.1.3'")
  expect(read('tests/marco.test.ts')).toBe("'Versión 0.2.0 · al día'")
  expect(JSON.parse(read('package.json'))).toEqual({ version: '0.2.0' })
  expect(JSON.parse(read('package-lock.json'))).toEqual({
    version: '0.2.0',
    packages: { '': { version: '0.2.0' }, x: { version: '0.1.3' } },
  })
})

test('a wrong or earlier version, a version twice, and changes without a commit are refused', () => {
  expect(tag('0.2')).toBe('0.2 is no version: three numbers, as 0.2.0.')
  expect(tag('0.0.9')).toBe('0.0.9 is not later than 0.1.3.')
  expect(tag()).toBe('tagged')
  expect(tag()).toBe('v0.1.3 is tagged already.')
  write('src/other.ts', '')
  expect(tag('0.2.0')).toBe('There are changes without a commit.')
  expect(git('tag', '--list')).toBe('v0.1.3')
})
