// Results of each fault in docs/RELIABILITY.md: from `npm run test:faults`, and from the whole suite, which plays the
// same tests.
import { byFault, withoutTest } from './fault-results.mjs'
import { circumstances, minute, writeRuns, writeSection } from './reliability.mjs'

/** Numbers of the known faults. A run of all fails if one has no test. */
const ALL_FAULTS = '1-79'

/** Faults that no test names. */
export const unnamed = (tests) => withoutTest(ALL_FAULTS, tests)

/** `took`: the duration as text, because the whole suite does not measure it for the faults alone. */
export function recordFaults(tests, took) {
  const { date, commit, machine } = circumstances()
  const failed = tests.filter(({ passed }) => !passed).length
  writeRuns(
    'faults',
    ['Run', 'Commit', 'Machine', 'Took', 'Passed', 'Failed'],
    [minute(date), commit, machine, took, tests.length - failed, failed],
  )
  writeSection('by-fault', () => [
    ...Object.entries(byFault(tests)).map(
      ([fault, count]) =>
        `- ${fault}: ${count.passed}${count.failed > 0 ? `, **${count.failed} failed**` : ''}`,
    ),
    ...unnamed(tests).map((fault) => `- ${fault}: **no test**`),
  ])
}
