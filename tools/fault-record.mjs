// Results of each fault in docs/RELIABILITY.md: from `npm run test:faults`, and from the whole suite, which plays the
// same tests.
import { byFault, withoutTest } from './fault-results.mjs'
import { circumstances, minute, writeRuns, writeSection } from './reliability.mjs'

/** By number; each of them has a test, or is named below, or the run of all fails. */
const ALL_FAULTS = '1-79'
/** Faults without a test so far, and when they get one. */
export const TO_COME = {
  'FLT-28': 'the server restored from a backup: once its answers tell which one it is',
}

/** Faults that no test names, separated by whether that is known. */
export function unnamed(tests) {
  const none = withoutTest(ALL_FAULTS, tests)
  return {
    untested: none.filter((fault) => TO_COME[fault] === undefined),
    toCome: none.filter((fault) => TO_COME[fault] !== undefined),
  }
}

/** `took`: in words, since a run of more than the faults does not know. */
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
