// Results of each fault in docs/RELIABILITY.md: from `npm run test:faults`, and from the whole suite, which plays the
// same tests.
import { byFault, withoutTest } from './fault-results.mjs'
import { circumstances, minute, writeRuns, writeSection } from './reliability.mjs'

/** Numbers of the known faults. A run of all fails if one has no test and is not in TO_COME. */
const ALL_FAULTS = '1-79'
/** Faults without a test so far, and when they get one. */
export const TO_COME = {
  'FLT-28': 'the server restored from a backup: once its answers tell which one it is',
}

/** Faults that no test names: unexpected ones, and those in TO_COME. */
export function unnamed(tests) {
  const none = withoutTest(ALL_FAULTS, tests)
  return {
    untested: none.filter((fault) => TO_COME[fault] === undefined),
    toCome: none.filter((fault) => TO_COME[fault] !== undefined),
  }
}

/** `took`: the duration as text, because the whole suite does not measure it for the faults alone. */
export function recordFaults(tests, took) {
  const { date, commit, machine } = circumstances()
  const failed = tests.filter(({ passed }) => !passed).length
  const { untested, toCome } = unnamed(tests)
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
    ...untested.map((fault) => `- ${fault}: **no test**`),
    ...toCome.map((fault) => `- ${fault}: no test so far (${TO_COME[fault]})`),
  ])
}
