import { execFileSync, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { temporaryFolder } from './temporaryFolder.ts'

export const hasPromtool = () => spawnSync('promtool', ['--version']).status === 0

/** The portal's own series of a page of figures: name with labels, and value. */
export function seriesOf(text: string): Map<string, number> {
  const lines = text.split('\n').filter((line) => line.startsWith('portal_'))
  return new Map(
    lines.map((line) => {
      const end = line.lastIndexOf(' ')
      return [line.slice(0, end), Number(line.slice(end + 1))]
    }),
  )
}

/** Two looks at the figures of one process, a minute apart: the last minute repeats for two days. */
export type Course = { before: string; after: string }

/** Names of the alerts that are firing after the minutes of `at`, as Prometheus's own evaluation says. */
export function firing({ before, after }: Course, at: string): string[] {
  const { folder, remove } = temporaryFolder('portal-alertas-')
  const first = seriesOf(before)
  const input = [...seriesOf(after)].map(([series, value]) => {
    const step = /_(total|bucket|sum|count)(\{|$)/.test(series)
      ? value - (first.get(series) ?? 0)
      : 0
    return { series, values: `${value}+${step}x3000` }
  })
  const names = [
    'PortalClosed',
    'PortalAnswersFail',
    'PortalSlow',
    'PortalMailWaits',
    'PortalNotCleaned',
  ]
  try {
    return names.filter((alertname) => {
      const file = join(folder, `${alertname}.yml`)
      const tests = [
        {
          interval: '1m',
          input_series: input,
          promql_expr_test: [
            {
              expr: `count(ALERTS{alertname="${alertname}",alertstate="firing"}) or vector(0)`,
              eval_time: at,
              exp_samples: [{ labels: '{}', value: 1 }],
            },
          ],
        },
      ]
      const rule_files = [resolve('deploy/prometheus/alerts.yml')]
      // A text in JSON is YAML too.
      writeFileSync(file, JSON.stringify({ rule_files, evaluation_interval: '1m', tests }))
      try {
        execFileSync('promtool', ['test', 'rules', file], { stdio: 'pipe' })
        return true
      } catch {
        return false
      }
    })
  } finally {
    remove()
  }
}
