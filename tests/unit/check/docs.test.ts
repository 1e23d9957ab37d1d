// README, CONTRIBUTING and docs name files, folders, headings, rooms and capabilities: a name that is not there is found here.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { describe, expect, test } from 'vitest'

import { DE_CAPACIDADES } from '../../../server/src/contrato/capacidades.ts'
import { ROOMS } from '../../../tools/lint-portal.js'
import { hidingWord } from '../../../tools/lint-words.js'

const papersIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name))

const ARCHITECTURE = 'docs/ARCHITECTURE.md'
const PARTS = papersIn('docs/architecture')
/** Documents that describe the present state; a decision describes the state of its day. */
const CURRENT = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...papersIn('docs'), ...PARTS]
const PAPERS = [...CURRENT, ...papersIn('docs/decisions')]

const read = (path: string) => readFileSync(path, 'utf8')
const withoutBlocks = (text: string) => text.replaceAll(/^```[\s\S]*?^```/gm, '')

const TREES = [
  'src',
  'server',
  'sw',
  'workers',
  'tests',
  'tools',
  'public',
  'docs',
  'proveedores',
  'deploy',
]
/** Every file and folder of ours. */
const ours = [
  ...readdirSync('.'),
  ...TREES.flatMap((tree) =>
    readdirSync(tree, { recursive: true, encoding: 'utf8' }).map((name) => `${tree}/${name}`),
  ),
]
/** Their paths, and the ends of their paths: `bases/salida.ts` is in `src/local`. */
const ends = new Set(
  ours.flatMap((path) => path.split('/').map((_part, n, parts) => parts.slice(n).join('/'))),
)

const FILE = /^[\w./*{},-]+\.(ts|tsx|js|mjs|css|html|md|json)$/
const FOLDER = new RegExp(`^(${TREES.join('|')})(/[\\w.*-]+)*/?$`)
/**
 * Paths that need not exist: with `x` in place of an area, written by a build, or names on a phone or in an address.
 */
const MADE_UP = /(^|\/)x(\.|\/|$)|XScreen|^dist|^\//

/** True for an existing path of the project, or for a pattern with `*` that matches some. */
function isThere(path: string): boolean {
  const bare = path.replace(/\/$/, '')
  if (!bare.includes('*')) return ends.has(bare)
  const pattern = new RegExp(`^${bare.replaceAll('.', String.raw`\.`).replaceAll('*', '[^/]*')}$`)
  return [...ends].some((one) => pattern.test(one))
}

/** Paths in the code spans of a text that are not there. */
function missingPaths(text: string): string[] {
  const named = [...withoutBlocks(text).matchAll(/`([^`\n]+)`/g)].map(([, path = '']) => path)
  const paths = named.filter((path) => FILE.test(path) || FOLDER.test(path))
  return paths.filter((path) => !MADE_UP.test(path) && !isThere(path))
}

/** As GitHub names the headings of a page. */
const anchorsOf = (text: string) =>
  [...withoutBlocks(text).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

/** Links of a text in this folder that lead nowhere. */
function brokenLinks(text: string, folder: string): string[] {
  const links = [...withoutBlocks(text).matchAll(/(?:\]\(|src=")([^)\s"]+)/g)]
  return links
    .map(([, link = '']) => link)
    .filter((link) => !/^(https?|mailto):/.test(link))
    .filter((link) => {
      const [file = '', anchor] = link.split('#')
      const target = file === '' ? undefined : join(folder, file)
      if (target !== undefined && !existsSync(target)) return true
      return anchor !== undefined && !anchorsOf(target ? read(target) : text).includes(anchor)
    })
}

/** First and last cells of the rows of a table, by the heading of its first column. */
const rowsOf = (text: string, heading: string): (readonly [string, string])[] =>
  (new RegExp(String.raw`^\| ${heading} +\|.*\n\|[-| ]+\n((?:\|.*\n)+)`, 'm').exec(text)?.[1] ?? '')
    .trim()
    .split('\n')
    .map((row) => {
      const cells = row.split('|').map((cell) => cell.trim())
      return [cells[1] ?? '', cells.at(-2) ?? ''] as const
    })

test('a missing path and a broken link in a document are reported', () => {
  expect(missingPaths('`src/sync/drain.ts`, `sync/drain.ts`, `tests/*`')).toEqual([])
  expect(missingPaths('`src/sync/gone.ts` and `src/gone`')).toEqual([
    'src/sync/gone.ts',
    'src/gone',
  ])
  expect(brokenLinks('# One\n[a](#one) [b](#two) [c](gone.md)', 'docs')).toEqual([
    '#two',
    'gone.md',
  ])
})

test.each(CURRENT)('every file and folder that %s names exists', (paper) => {
  expect(missingPaths(read(paper))).toEqual([])
})

test.each(PAPERS)('every document and heading that %s links to exists', (paper) => {
  expect(brokenLinks(read(paper), dirname(paper))).toEqual([])
})

/** The table has a shorthand for 'all rooms in the rows above, except sync'. */
const ALL = 'all of these but sync'

describe('the architecture', () => {
  test('ARCHITECTURE.md has 250 lines at most, and links to each of its parts', () => {
    const text = read(ARCHITECTURE)

    expect(text.split('\n').length).toBeLessThanOrEqual(251)
    expect(PARTS.filter((part) => !text.includes(`(${part.replace('docs/', '')})`))).toEqual([])
  })

  test.each([ARCHITECTURE, ...PARTS])('%s is written in short, plain paragraphs', (paper) => {
    const paragraphs = withoutBlocks(read(paper))
      .split(/\n\s*\n/)
      .filter((text) => !/^\s*[|#]/.test(text))
    const lines = paragraphs.flatMap((text) => text.trim().split(/\n(?=- |\d\. )/))
    const words = withoutBlocks(read(paper)).replaceAll(/\]\([^)]*\)/g, ']')

    expect(lines.filter((text) => text.split('\n').length > 5)).toEqual([])
    expect(words.split('\n').filter((line) => hidingWord(line))).toEqual([])
  })

  test('the table of rooms in ARCHITECTURE.md equals the rules of the linter', () => {
    const rooms = rowsOf(read(ARCHITECTURE), 'Room')
    const short = (room: string) => room.replaceAll(/`|src\//g, '')
    const above = (n: number) => rooms.slice(0, n).map(([room]) => short(room))
    const said = rooms.map(([room, may], n) => {
      const [first = '', ...more] = may === 'nothing of ours' ? [] : may.split(/; |, /)
      const all = first === ALL ? above(n).filter((one) => one !== 'sync') : [first]
      return [short(room), new Set(first === '' ? [] : [...all, ...more])]
    })
    const held = Object.entries(ROOMS).map(([room, may]) => [
      short(room),
      new Set(may.rooms.map(short)),
    ])

    expect(Object.fromEntries(said)).toEqual(Object.fromEntries(held))
  })

  test('the table of capabilities lists the capabilities of the reference provider', () => {
    const rows = rowsOf(read('docs/architecture/hosts.md'), 'Capability')

    expect(rows.map(([name]) => name.replaceAll('`', '')).toSorted()).toEqual(
      Object.keys(DE_CAPACIDADES).toSorted(),
    )
  })
})
