import { circumstances, minute, writeSection } from '../../tools/reliability.mjs'
import { type Row, figure } from './report.ts'

const FILE = 'docs/PERFORMANCE.md'
const HEAD = [
  'Goal',
  'Suite',
  'Metric',
  'Ours [least–most]',
  'Beside',
  'Its figure',
  'Ratio [least–most]',
  'Goal of it',
  'Verdict',
  'Run before',
]

type Run = { load: string; rounds: number; order: readonly string[] }

/**
 * Writes the rows of these suites; rows of other suites stay. Each row also keeps the verdict of the run before, because
 * a verdict counts when two runs agree.
 */
export function writeRows(found: ReadonlyMap<string, Row[]>, { load, rounds, order }: Run): void {
  const { date, commit, machine } = circumstances()
  writeSection(
    'bench',
    (before: string[]) => {
      const kept = cellsOf(before)
      const verdicts = new Map(kept.map((cells) => [nameOf(cells), cells[8] ?? '']))
      const rows = [
        ...kept.filter(([, suite = '']) => !found.has(suite)),
        ...[...found].flatMap(([suite, all]) => all.map((row) => cellsOfRow(suite, row, verdicts))),
      ]
      return table(rows.toSorted((a, b) => order.indexOf(a[1] ?? '') - order.indexOf(b[1] ?? '')))
    },
    FILE,
  )
  writeSection(
    'bench runs',
    (before: string[]) => {
      const runs = new Map(before.map((text) => [/^- ([\w-]+):/.exec(text)?.[1] ?? '', text]))
      for (const suite of found.keys())
        runs.set(
          suite,
          `- ${suite}: ${minute(date)}, ${commit}, ${machine}, ${load}, ${rounds} rounds`,
        )
      return order.flatMap((suite) => runs.get(suite) ?? [])
    },
    FILE,
  )
}

/** The rows of a written table, without its head. */
export const cellsOf = (lines: readonly string[]): string[][] =>
  lines
    .filter((text) => text.startsWith('|'))
    .slice(2)
    .map((text) =>
      text
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )

const nameOf = ([, suite, metric, , against]: string[]) => [suite, metric, against].join('|')

/** A row of the table; `verdicts`: those of the run before. */
export function cellsOfRow(
  suite: string,
  row: Row,
  verdicts: ReadonlyMap<string, string>,
): string[] {
  const { of, metric, against, unit, limit, verdict } = row
  const isOne = row.least === row.most
  const range = `${figure(row.least, unit)}–${figure(row.most, unit)}`
  const ratios = `${row.min.toFixed(2)}–${row.max.toFixed(2)}`
  const cells = [
    of,
    suite,
    metric,
    isOne ? figure(row.ours, unit) : `${figure(row.ours, unit)} [${range}]`,
    against,
    figure(row.base, unit),
    row.min === row.max ? row.ratio.toFixed(2) : `${row.ratio.toFixed(2)} [${ratios}]`,
    `≤ ${limit.toFixed(2)}`,
    verdict === 'ok' ? 'ok' : `**${verdict}**`,
  ]
  return [...cells, verdicts.get(nameOf(cells)) ?? '']
}

const table = (rows: readonly string[][]): string[] =>
  [HEAD, HEAD.map(() => '-'), ...rows].map((cells) => `| ${cells.join(' | ')} |`)
