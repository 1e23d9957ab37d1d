// Failed tests are run once more, alone: on a busy machine other tests fail each time, with a real fault the same ones.
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

import { attempt, attemptUntilReport } from './run.mjs'
import { nameOfSpec, testsOfPlaywright } from './steps.mjs'

/** A busy machine does not cause more failures than this. */
const TOO_MANY = 10
/** Pages of failed tests, as Playwright describes them. */
const PAGES = 'test-results/browser'

/**
 * Runs Playwright and, if few tests failed, those again with one worker. Writes the results of both passes to
 * `report`: a test that passed only the second time counts as passed, and is named. Its page in the first pass is kept beside
 * `report`.
 */
export async function playTwice(report, options = [], env = {}) {
  const passes = [1, 2].map((n) => report.replace('.json', `-${n}.json`))
  for (const file of passes) rmSync(file, { force: true })
  const play = (n, more = []) =>
    attempt('npx', ['playwright', 'test', ...options, ...more], { ...env, BROWSER_JSON: passes[n] })

  const code = await play(0)
  const { stats, errors, suites } = read(passes[0])
  const failed = namesOf(testsOfPlaywright(suites))
  const write = (more) => writeFileSync(report, JSON.stringify({ stats, suites, ...more }))
  // An error outside the tests fails the second pass too.
  if (failed.length === 0 || failed.length > TOO_MANY || errors.length > 0) {
    write({})
    return code
  }
  console.log(`\n— ${failed.length} failed: once more, one at a time`)
  // The second pass empties the folder.
  const pages = report.replace('.json', '-pages')
  rmSync(pages, { recursive: true, force: true })
  cpSync(PAGES, pages, { recursive: true })
  const again = await play(1, ['--last-failed', '--workers', '1'])
  const second = existsSync(passes[1]) ? read(passes[1]) : undefined
  const isWhole = second && second.stats.expected + second.stats.unexpected === failed.length
  const still = isWhole ? namesOf(testsOfPlaywright(second.suites)) : failed
  const flaky = failed.filter((one) => !still.includes(one))
  write({
    stats: { ...stats, expected: stats.expected + flaky.length, unexpected: still.length },
    suites: withPassed(suites, flaky),
    flaky,
  })
  return still.length === 0 ? again : 1
}

/** The results with these tests as passed. */
const withPassed = (suites, names) =>
  suites.map(({ specs, suites: inner = [], ...suite }) => ({
    ...suite,
    suites: withPassed(inner, names),
    specs: specs.map((spec) =>
      names.includes(nameOfSpec(spec))
        ? { ...spec, ok: true, tests: spec.tests.map((one) => ({ ...one, status: 'expected' })) }
        : spec,
    ),
  }))

/**
 * Plays a project of vitest, then its files with a failure once more, one at a time. The second result of such a file
 * counts.
 */
export async function playFilesTwice(project, report, more = []) {
  const again = report.replace('.json', '-2.json')
  rmSync(again, { force: true })
  const play = (file, rest) => {
    const args = ['vitest', 'run', '--project', project, ...more, ...rest]
    // Playwright may hang at its end.
    return project === 'screens'
      ? attemptUntilReport('npx', args, { VITEST_JSON: file }, file)
      : attempt('npx', args, { VITEST_JSON: file })
  }

  rmSync(report, { force: true })
  const code = await play(report, [])
  if (!existsSync(report)) return code
  const first = read(report)
  const failed = failedOf(first)
  if (failed.length > TOO_MANY) return 1
  if (failed.length === 0 && code !== 0) {
    // An error outside the tests may belong to any file.
    console.log('\n— an error, and no test that failed: all of them once more')
    return play(report, [])
  }
  if (failed.length === 0) return 0
  console.log(`\n— ${failed.length} failed: their files once more`)
  const files = filesOf(first, 'failed')
  await play(again, ['--no-file-parallelism', ...files])
  if (!existsSync(again)) return 1
  const second = read(again)
  if (second.testResults.length !== files.length) return 1
  const still = failedOf(second)
  const testResults = [
    ...first.testResults.filter(({ status }) => status !== 'failed'),
    ...second.testResults,
  ]
  const flaky = failed.filter((one) => !still.includes(one))
  writeFileSync(report, JSON.stringify({ ...first, ...countsOf(testResults), testResults, flaky }))
  return still.length === 0 ? 0 : 1
}

const filesOf = ({ testResults }, wanted) =>
  testResults.filter(({ status }) => status === wanted).map(({ name }) => name)

/** A file may fail before its first test: then the file counts as failed, although none of its tests is. */
const failedOf = ({ testResults }) =>
  testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((one) => one.status === 'failed')
    const titles = failed.map(({ title }) => title)
    if (status === 'failed' && titles.length === 0) titles.push('the file itself')
    return titles.map((title) => `${name.split('/').at(-1)}: ${title}`)
  })

function countsOf(testResults) {
  const passed = testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'passed'),
  )
  return { numPassedTests: passed.length, numFailedTests: failedOf({ testResults }).length }
}

const read = (file) => JSON.parse(readFileSync(file, 'utf8'))

const namesOf = (tests) => tests.filter(({ ok }) => !ok).map(({ title }) => title)
