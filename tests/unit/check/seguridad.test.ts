// docs/SECURITY.md names the test of each promise: a promise with a missing test is found here.
import { existsSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

const PAGE = readFileSync('docs/SECURITY.md', 'utf8')
const IDS = Array.from({ length: 50 }, (_none, n) => `SEC-${String(n + 1).padStart(2, '0')}`)

type Row = { id: string; held: string; proved: string }
const rows = [...PAGE.matchAll(/^\| (SEC-\d\d) +\|.*$/gm)].map(([line, id = '']): Row => {
  const [, , , held = '', proved = ''] = line.split('|')
  return { id, held, proved }
})

/** Each file in a cell, with the quoted texts after it. */
function quotedIn(cell: string) {
  return [...cell.matchAll(/`([^`]+\.\w+)`([^`]*)/g)].map(([, file = '', more = '']) => ({
    file,
    fragments: [...more.matchAll(/'([^']+)'/g)].map(([, fragment = '']) => fragment),
  }))
}

test('each security requirement is on the page once, in order', () => {
  expect(rows.map(({ id }) => id)).toEqual(IDS)
})

test.each(rows)('$id names the files that keep it, and each file exists', ({ held }) => {
  const files = quotedIn(held).map(({ file }) => file)

  expect(files).not.toEqual([])
  expect(files.filter((file) => !existsSync(file))).toEqual([])
})

test.each(rows)('$id names its tests by words of their titles', ({ proved }) => {
  const tests = quotedIn(proved)

  expect(tests).not.toEqual([])
  for (const { file, fragments } of tests) {
    expect([file, existsSync(file) && file.startsWith('tests/')]).toEqual([file, true])
    const text = readFileSync(file, 'utf8')
    expect([file, fragments.length > 0]).toEqual([file, true])
    expect(fragments.filter((fragment) => !text.includes(fragment))).toEqual([])
  }
})
