// Results of the reports of a fault run. A skipped test has not passed.

/** Results of a run in Node. Vitest reports tests that the filter left out as skipped: they are removed by their name. */
export function inNode({ testResults }, wanted) {
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ fullName }) => fullName.includes(wanted))
    .map(({ title, status }) => ({ title, passed: status === 'passed' }))
}

/** @typedef {{ suites?: Suite[], specs?: { title: string, tests: { status: string }[] }[] }} Suite */

/**
 * Results of a run in browsers. Playwright counts a skipped test as ok, so the status of each is read.
 * @param {Suite} report
 * @returns {{ title: string, passed: boolean }[]}
 */
export function inBrowser({ suites = [], specs = [] }) {
  return [
    ...suites.flatMap(inBrowser),
    ...specs.map(({ title, tests }) => ({
      title,
      passed: tests.length > 0 && tests.every(({ status }) => status === 'expected'),
    })),
  ]
}

/** Numbers of passed and failed tests that name a fault, for each fault. */
export function byFault(tests) {
  const counts = {}
  for (const { title, passed } of tests)
    for (const [fault] of title.matchAll(/FLT-\d+/g)) {
      counts[fault] ??= { passed: 0, failed: 0 }
      counts[fault][passed ? 'passed' : 'failed'] += 1
    }
  return Object.fromEntries(
    Object.entries(counts).toSorted(
      ([one], [other]) => Number(one.slice(4)) - Number(other.slice(4)),
    ),
  )
}

/** The faults of a list like '1-3 7' that no test names. */
export function withoutTest(promised, tests) {
  const counts = byFault(tests)
  return promised
    .split(' ')
    .flatMap((range) => {
      const [first, last = first] = range.split('-').map(Number)
      return Array.from({ length: last - first + 1 }, (_none, n) => first + n)
    })
    .map((n) => `FLT-${String(n).padStart(2, '0')}`)
    .filter((fault) => counts[fault] === undefined)
}
