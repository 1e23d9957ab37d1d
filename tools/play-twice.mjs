// What failed among the tests in a browser is played once more, alone: a busy machine fails other tests each time, a fault the same ones.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

import { attempt, attemptUntilReport } from './run.mjs'
import { testsOfPlaywright } from './steps.mjs'

/** So many at once are no accident of the machine. */
const TOO_MANY = 10

/**
 * Runs Playwright and, where few tests failed, those again with one worker. Writes the figures of both passes to `report`: what
 * passed only the second time counts as passed, and is named.
 */
export async function playTwice(report) {
  const passes = [1, 2].map((n) => report.replace('.json', `-${n}.json`))
  for (const file of passes) rmSync(file, { force: true })
  const play = (n, more = []) =>
    attempt('npx', ['playwright', 'test', ...more], { BROWSER_JSON: passes[n] })

  const code = await play(0)
  const { stats, errors, suites } = read(passes[0])
  const tests = testsOfPlaywright(suites)
  const failed = namesOf(tests)
  const write = (more) => writeFileSync(report, JSON.stringify({ stats, slowest: tests, ...more }))
  // What broke the run itself breaks the second one, too.
  if (failed.length === 0 || failed.length > TOO_MANY || errors.length > 0) {
    write({})
    return code
  }
  console.log(`\n— ${failed.length} failed: once more, one at a time`)
  const again = await play(1, ['--last-failed', '--workers', '1'])
  const second = existsSync(passes[1]) ? read(passes[1]) : undefined
  const isWhole = second && second.stats.expected + second.stats.unexpected === failed.length
  const still = isWhole ? namesOf(testsOfPlaywright(second.suites)) : failed
  const flaky = failed.filter((one) => !still.includes(one))
  write({
    stats: { ...stats, expected: stats.expected + flaky.length, unexpected: still.length },
    flaky,
  })
  return still.length === 0 ? again : 1
}

/** The same for the tests of screens: the files in which something failed, once more. */
export async function playScreensTwice(report) {
  const again = report.replace('.json', '-2.json')
  rmSync(again, { force: true })
  const play = (file, more) => {
    const args = ['vitest', 'run', '--project', 'screens', ...more]
    return attemptUntilReport('npx', args, { VITEST_JSON: file }, file)
  }

  const code = await play(report, ['--tags-filter', '!largo'])
  if (!existsSync(report)) return code
  const first = read(report)
  const failed = failedOf(first)
  if (failed.length === 0 || failed.length > TOO_MANY) return failed.length > 0 ? 1 : code
  console.log(`\n— ${failed.length} failed: their files once more`)
  const files = first.testResults.filter(({ status }) => status === 'failed')
  await play(again, ['--tags-filter', '!largo', ...files.map(({ name }) => name)])
  const still = existsSync(again) ? failedOf(read(again)) : failed
  writeFileSync(
    report,
    JSON.stringify({
      ...first,
      numPassedTests: first.numPassedTests + failed.length - still.length,
      numFailedTests: still.length,
      flaky: failed.filter((one) => !still.includes(one)),
    }),
  )
  return still.length === 0 ? 0 : 1
}

const failedOf = ({ testResults }) =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ title }) => `${name.split('/').at(-1)}: ${title}`),
  )

const read = (file) => JSON.parse(readFileSync(file, 'utf8'))

const namesOf = (tests) => tests.filter(({ ok }) => !ok).map(({ title }) => title)
