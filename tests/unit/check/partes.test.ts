import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

const TOOL = resolve('tools/whole-parts.mjs')
const FILE = 'docs/whole-run.json'
let folder: string
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim()
const write = (file: string, content: string) => writeFileSync(join(folder, file), content)

/** Runs these lines in a process of its own, after a run has begun there. */
const run = (lines: string) => {
  const script = `const { beginParts } = await import('${TOOL}'); const run = beginParts(); ${lines}`
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return said.trim()
}
const finish = (step: string, failed: number) =>
  run(`run.keep({ name: '${step}', failed: ${failed} })`)
const known = (step: string) => run(`console.log(run.before('${step}')?.failed)`)

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-partes-'))
  git('init', '--quiet')
  git('config', 'user.name', 'Tester')
  git('config', 'user.email', 'tester@portal.example')
  for (const room of ['docs', 'src']) mkdirSync(join(folder, room))
  write('src/uno.ts', '1')
  write('docs/LEEME.md', '1')
  git('add', '.')
  git('commit', '--quiet', '--message', 'First')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a whole run goes on after its finished steps, also in a clone with newer papers', () => {
  const first = git('rev-parse', '--short', 'HEAD')
  finish('check', 0)
  finish('server', 2)
  write('docs/LEEME.md', '2')
  git('add', '.')
  git('commit', '--quiet', '--message', 'Papers')

  expect([known('check'), known('server'), known('screens')]).toEqual(['0', '2', 'undefined'])
  const { commit, parts } = JSON.parse(run('console.log(JSON.stringify(run.end()))')) as {
    commit: string
    parts: unknown[]
  }
  expect(commit).toBe(first)
  expect(parts).toHaveLength(3)
  expect(existsSync(join(folder, FILE))).toBe(false)
})

test('a whole run begins anew once a source has changed, committed or not', () => {
  finish('check', 0)
  write('src/uno.ts', '2')
  expect(known('check')).toBe('undefined')
  git('add', '.')
  git('commit', '--quiet', '--message', 'Sources')
  expect(known('check')).toBe('undefined')
})

test('a run over uncommitted sources is not continued', () => {
  write('src/uno.ts', '2')
  finish('check', 0)
  expect(known('check')).toBe('undefined')
})
