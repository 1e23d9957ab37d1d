// Copies the source tree, breaks one line of the copy at a time, and runs tests there.
import { execFileSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'

import { attemptUntilReport } from './run.mjs'

/** One copy for each run, since two may run at the same time. */
const TREE = resolve(`test-results/breaks/tree-${process.pid}`)
const REPORT = `${TREE}.json`
process.on('exit', dropTree)

/** Every file that git would commit, in its present state, with the packages of this tree. */
export function copyTree() {
  dropTree()
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const files = execFileSync('git', list, { encoding: 'utf8', maxBuffer: 2 ** 26 }).split('\0')
  for (const file of files.filter((name) => name !== '' && existsSync(name))) {
    mkdirSync(dirname(join(TREE, file)), { recursive: true })
    copyFileSync(file, join(TREE, file))
  }
  symlinkSync(resolve('node_modules'), join(TREE, 'node_modules'), 'junction')
}

/** Breaks a line while the work runs; undefined if the line is missing or not unique. */
export async function whileBroken({ file, find, replace }, work) {
  const path = join(TREE, file)
  const text = existsSync(path) ? readFileSync(path, 'utf8') : ''
  if (text.split(find).length !== 2) return undefined
  writeFileSync(
    path,
    text.replace(find, () => replace),
  )
  try {
    return await work()
  } finally {
    writeFileSync(path, text)
  }
}

/**
 * Plays tests of the copy. Returns file, title and result of each; undefined if none was played, because the broken
 * line stops everything.
 */
export async function play({ project, files, title }, more = []) {
  const chosen = title === undefined ? [] : ['--testNamePattern', title]
  const out = ['--reporter=dot', '--reporter=json', `--outputFile.json=${REPORT}`]
  const args = ['vitest', 'run', '--project', project, ...files, ...chosen]
  // The tests write their own report, separate from the outer run; one database is enough.
  const env = { VITEST_JSON: undefined, SUITE: 'siempre' }
  await attemptUntilReport('npx', [...args, ...more, ...out], env, REPORT, TREE)
  if (!existsSync(REPORT)) return undefined
  const { testResults } = JSON.parse(readFileSync(REPORT, 'utf8'))
  const played = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ title: test, status }) => ({
        file: name.slice(TREE.length + 1),
        title: test,
        passed: status === 'passed',
      })),
  )
  return played.length > 0 ? played : undefined
}

function dropTree() {
  for (const path of [TREE, REPORT]) rmSync(path, { recursive: true, force: true })
}
