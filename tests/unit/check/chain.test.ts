// A rule that never fails may not work at all: so each rule is broken once here.
import { afterAll, beforeAll, expect, test } from 'vitest'

import { type Outcome, type Project, projectWith, runTool } from './project.ts'
import { healthy, violations } from './violations.ts'

type Diagnostic = { filename: string; code?: string; message: string }

const UNUSED = {
  'package.json': JSON.stringify({
    name: 'x',
    type: 'module',
    dependencies: { superstruct: '2.0.2', dexie: '4.4.7' },
  }),
  'server/src/main.ts': `import { object } from 'superstruct'\nimport { used } from './area.ts'\nimport 'jose'\nobject(used)`,
  'server/src/area.ts': `export const used = {}\nexport const forgotten = 1`,
  'server/src/nobody.ts': `export const x = 1`,
  'src/app/nobody.css': `p { color: red }`,
}

const projects: Project[] = []
const found = new Map<string, string[]>()
let lint: Outcome
let types: Outcome
let unused: Outcome
let format: Outcome

async function project(files: Record<string, string>): Promise<Project> {
  const made = await projectWith(files)
  projects.push(made)
  return made
}

beforeAll(async () => {
  const broken = Object.fromEntries(violations.map(([, path, code]) => [path, code]))
  const linted = await project({ ...healthy, ...broken })
  const typed = await project({ 'src/sync/dom.ts': `export const title = () => document.title` })
  const idle = await project(UNUSED)
  ;[lint, types, unused, format] = await Promise.all([
    runTool(linted, 'oxlint', '--format', 'json'),
    // Otherwise the compiler would write its build information into the real node_modules.
    runTool(
      typed,
      'tsc',
      '-p',
      'tsconfig.worker.json',
      '--incremental',
      'false',
      '--tsBuildInfoFile',
      'null',
    ),
    runTool(idle, 'knip', '--reporter', 'json'),
    runTool(linted, 'oxfmt', '--check'),
  ])
  const { diagnostics } = JSON.parse(lint.said) as { diagnostics: Diagnostic[] }
  for (const { filename, code, message } of diagnostics)
    found.set(filename, [...(found.get(filename) ?? []), code ?? message])
}, 60_000)

afterAll(() => Promise.all(projects.map((made) => made.remove())))

test.each(violations)('the linter refuses %s', (_title, path, _code, rule) => {
  expect(lint.code).not.toBe(0)
  expect(found.get(path)).toContain(rule)
})

test.each(['src/features/b/Screen.tsx', 'src/ui/Screen.tsx'])(
  'the linter accepts the correct file %s',
  (path) => {
    expect(found.get(path)).toBeUndefined()
  },
)

test('the compiler refuses access to the page in the sync engine', () => {
  expect(types.code).not.toBe(0)
  expect(types.said).toMatch(/src\/sync\/dom\.ts.*TS2584/)
})

test.each([
  ['a file', 'nobody.ts'],
  ['a stylesheet', 'nobody.css'],
  ['an export', 'forgotten'],
  ['a dependency', 'dexie'],
  ['a package that package.json does not name', 'jose'],
])('the check of unused code reports %s', (_what, name) => {
  expect(unused.code).not.toBe(0)
  expect(unused.said).toContain(name)
})

test('the formatter refuses a badly formatted file', () => {
  expect(format.code).not.toBe(0)
  expect(format.said).toContain('src/sync/floating.ts')
})
