// Results of the reports of a fault run. A skipped test has not passed.

/** Vitest names the tests that the filter left out as skipped, too. */
export function inNode({ testResults }, wanted) {
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ fullName }) => fullName.includes(wanted))
    .map(({ title, status }) => ({ title, passed: status === 'passed' }))
}

/** @typedef {{ suites?: Suite[], specs?: { title: string, tests: { status: string }[] }[] }} Suite */

/**
 * Playwright calls a skipped test ok: each is asked for its own status.
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

/** How many tests that name it passed and failed, by fault. */
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

/** Which of these faults ('1-3 7') no test names. */
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
