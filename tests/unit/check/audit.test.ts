// Reports of the registry with faults made on purpose: a check that accepts every report protects from nothing.
import { expect, test } from 'vitest'

import { advisoriesOf, judge } from '../../../tools/audit-results.mjs'

const advisory = (id: string, severity: string) => ({
  url: `https://github.com/advisories/${id}`,
  title: 'Something is weak',
  severity,
  name: 'paquete',
})
const reportOf = (...found: ReturnType<typeof advisory>[]) => ({
  vulnerabilities: { paquete: { via: found }, otro: { via: ['paquete', ...found] } },
})
const TODAY = '2026-11-27'

/** Result of the check with `production` in the product and `dev` in its tools. */
function said(
  { production = reportOf(), dev = reportOf() },
  accepted: { id: string; reason: string; until: string }[] = [],
) {
  const runs = advisoriesOf(production) ?? []
  return judge({ production: runs, all: [...runs, ...(advisoriesOf(dev) ?? [])] }, accepted, TODAY)
}

test('[SEC-49] a report without advisories passes, and each advisory is counted once', () => {
  expect(said({})).toEqual([])
  expect(advisoriesOf(reportOf(advisory('GHSA-1', 'low')))).toEqual([
    { id: 'GHSA-1', title: 'Something is weak', severity: 'low', name: 'paquete' },
  ])
})

test('[SEC-49] an answer that is no audit report does not count as a clean report', () => {
  expect(advisoriesOf({})).toBeUndefined()
})

test('[SEC-49] any advisory about a shipped package fails the check; for tools only a high one', () => {
  expect(said({ production: reportOf(advisory('GHSA-1', 'low')) })).toEqual([
    'GHSA-1 (paquete, low): Something is weak',
  ])
  expect(said({ dev: reportOf(advisory('GHSA-2', 'moderate')) })).toEqual([])
  expect(said({ dev: reportOf(advisory('GHSA-3', 'critical')) })).toEqual([
    'GHSA-3 (paquete, critical): Something is weak',
  ])
})

test('[SEC-49] an accepted advisory passes until its last day, and must be removed once it is gone', () => {
  const accepted = (until: string) => [{ id: 'GHSA-1', reason: 'never called', until }]
  const production = reportOf(advisory('GHSA-1', 'high'))

  expect(said({ production }, accepted(TODAY))).toEqual([])
  expect(said({ production }, accepted('2026-11-26'))).toEqual([
    'GHSA-1: accepted until 2026-11-26, which is over',
  ])
  expect(said({}, accepted(TODAY))).toEqual([
    'GHSA-1: accepted, and nothing of it is installed any more',
  ])
})
