// Reports with faults made on purpose: a summary that accepts everything measures nothing.
import { expect, test } from 'vitest'

import { byFault, inBrowser, inNode, withoutTest } from '../../../tools/fault-results.mjs'

test('a fault test skipped in Node does not count as passed; a test without an id is ignored', () => {
  const report = {
    testResults: [
      {
        assertionResults: [
          { fullName: '[FLT-03] it holds', title: '[FLT-03] it holds', status: 'passed' },
          { fullName: '[FLT-04] it waits', title: '[FLT-04] it waits', status: 'skipped' },
          { fullName: 'a rule', title: 'a rule', status: 'skipped' },
        ],
      },
    ],
  }

  const tests = inNode(report, 'FLT-')

  expect(tests).toEqual([
    { title: '[FLT-03] it holds', passed: true },
    { title: '[FLT-04] it waits', passed: false },
  ])
})

test('a fault test skipped in the browser does not count as passed', () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ status }] })
  const report = {
    suites: [
      {
        specs: [spec('[FLT-01] one', 'expected')],
        suites: [{ specs: [spec('[FLT-02] two', 'skipped'), spec('[FLT-02] three', 'flaky')] }],
      },
    ],
  }

  const counts = byFault(inBrowser(report))

  expect(counts).toEqual({
    'FLT-01': { passed: 1, failed: 0 },
    'FLT-02': { passed: 0, failed: 2 },
  })
})

test('a promised fault without a test is reported', () => {
  const tests = [{ title: '[FLT-01] [FLT-11] two of them', passed: true }]

  const missing = withoutTest('1-2 11', tests)

  expect(missing).toEqual(['FLT-02'])
})
