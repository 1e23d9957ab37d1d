// Runs the steps of a test run: adds up their reports, and prints the minutes of each step, the slowest tests and one
// line about all of them.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'

const RESULTS = 'test-results'
const SLOWEST = 10
/** Linux counts processor time in hundredths of a second. */
const TICKS = 100

/** For Vitest: leaves out tests that take seconds by their nature. */
export const NO_LONG_TESTS = ['--tags-filter', '!largo']

/**
 * @param {{ before?: (name: string) => any, keep?: (result: any) => void }} [options]
 * `before` gives the stored result of a step and `keep` stores one, so that a long run can be continued. The last line is printed
 * even if an error ends the process, and then counts a failure. `lacks` names a missing tool and the tests that are left out
 * without it: they are listed at the end, and count neither as failed nor as passed.
 */
export function beginRun({ before, keep } = {}) {
  const started = Date.now()
  const done = []
  const lacking = []
  const sum = (what) => done.reduce((all, one) => all + one[what], 0)
  const say = (text) => console.log(`\n— ${text} (${secondsSince(started)} s)`)
  mkdirSync(RESULTS, { recursive: true })

  process.on('exit', (code) => {
    if (code !== 0 && sum('failed') === 0) fail('the run itself')
    if (done.length > 0) tell(done, started)
    if (lacking.length > 0) console.log('\nNot played, for want of')
    for (const text of lacking) console.log(`skipped: ${text}`)
    console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
    process.exitCode = sum('failed') === 0 && sum('passed') > 0 ? 0 : 1
  })
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => {
      fail(`ended by ${signal}`)
      process.exit()
    })

  function fail(name) {
    console.error(`${name}: failed`)
    done.push({ name, seconds: 0, passed: 0, failed: 1, slowest: [], flaky: [] })
  }

  function lacks(text) {
    lacking.push(text)
    console.log(`skipped: ${text}`)
  }

  /**
   * Runs one step. An error without a failed test counts as a failed test; the report of an earlier run does not count. Work that
   * returns `{ lacks }` could not run on this machine. `about` gives more of the report for the stored result.
   */
  async function step(name, work, report, about) {
    const known = before?.(name)
    if (known) {
      console.log(`\n— ${name}: ${known.failed === 0 ? 'green' : 'red'} before, on this commit`)
      done.push(known)
      return known.failed === 0
    }
    say(name)
    const file = report && `${RESULTS}/${report}`
    if (file) rmSync(file, { force: true })
    const begun = Date.now()
    let isDone = false
    let figures = { passed: 0, failed: 0, slowest: [], flaky: [] }
    try {
      const answer = await work()
      if (typeof answer === 'object') {
        lacks(`${name}: ${answer.lacks}`)
        return true
      }
      isDone = answer === 0
      if (file) {
        const read = JSON.parse(readFileSync(file, 'utf8'))
        figures = { ...figuresOf(read), ...about?.(read) }
      }
    } catch (error) {
      isDone = false
      console.error(error instanceof Error ? error.message : error)
    }
    if (!isDone && figures.failed === 0) {
      console.error(`${name}: failed`)
      figures.failed = 1
    }
    const result = { name, seconds: secondsSince(begun), ...figures }
    done.push(result)
    keep?.(result)
    return isDone
  }

  return {
    say,
    step,
    lacks,
    results: () => ({
      passed: sum('passed'),
      failed: sum('failed'),
      seconds: sum('seconds'),
      steps: done,
      lacking,
    }),
  }
}

function tell(done, started) {
  console.log('\nMinutes a step, some of them side by side')
  const minutes = (seconds) => (seconds / 60).toFixed(1).padStart(6)
  for (const { name, seconds } of done) console.log(`${minutes(seconds)}  ${name}`)
  console.log(`${minutes(secondsSince(started))}  all, and ${processorMinutes()} of a processor`)
  console.log('\nThe slowest tests, in seconds')
  const slowest = done.flatMap(({ slowest: some }) => some).toSorted((a, b) => b.ms - a.ms)
  for (const { ms, title } of slowest.slice(0, SLOWEST))
    console.log(`${(ms / 1000).toFixed(1).padStart(6)}  ${title}`)
  const flaky = done.flatMap(({ flaky: some }) => some)
  if (flaky.length > 0) console.log('\nPassed only when played once more')
  for (const title of flaky) console.log(`flaky: ${title}`)
}

const slowestOf = (tests) => tests.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST)

/**
 * Numbers from a report of vitest, Playwright or the random test. A skipped test does not count as passed; tests that a
 * tag leaves to the whole suite do not count.
 */
function figuresOf(report) {
  if (report.stats)
    return {
      passed: report.stats.expected,
      failed: report.stats.unexpected + report.stats.flaky + report.stats.skipped,
      slowest: slowestOf(testsOfPlaywright(report.suites)),
      flaky: report.flaky ?? [],
    }
  const tests = (report.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ duration = 0, title, status, tags = [] }) => ({
      ms: duration,
      title: `${name.split('/').at(-1)}: ${title}`,
      isMissed: status !== 'passed' && status !== 'failed' && !tags.includes('largo'),
    })),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + tests.filter(({ isMissed }) => isMissed).length,
    slowest: slowestOf(tests),
    flaky: report.flaky ?? [],
  }
}

/** Every test of a Playwright report: title, time and result. */
export function testsOfPlaywright(suites) {
  const specsOf = ({ specs, suites: inner = [] }) => [...specs, ...inner.flatMap(specsOf)]
  return suites.flatMap(specsOf).map((spec) => ({
    ok: spec.ok,
    ms: spec.tests
      .flatMap(({ results }) => results)
      .reduce((all, { duration }) => all + duration, 0),
    title: nameOfSpec(spec),
  }))
}

/** The same test in two projects has two names. */
export const nameOfSpec = ({ file, title, tests }) => `${tests[0]?.projectName} ${file}: ${title}`

/** Processor time of the commands that have ended; only Linux reports it. */
function processorMinutes() {
  if (process.platform !== 'linux') return '?'
  const stat = readFileSync('/proc/self/stat', 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return ((Number(fields[13]) + Number(fields[14])) / TICKS / 60).toFixed(1)
}

function secondsSince(at) {
  return Math.round((Date.now() - at) / 1000)
}
