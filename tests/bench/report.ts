/** A goal: our figure against a baseline measured in the same run. */
export type Goal = {
  /** Number of the goal in docs/PERFORMANCE.md. */
  of: string
  metric: string
  against: string
  /** 'shift': the browser's measure of layout shifts; 'none': a plain number. */
  unit: 'ms' | 'KB' | 'shift' | 'none'
  limit: number
  /** Times: one pair of measurements in each round. Bytes of files: a single pair, because they are exact. */
  pairs: { ours: number; base: number }[]
}

export type Verdict = 'ok' | 'over' | 'noisy'

export type Row = Omit<Goal, 'pairs'> & {
  ours: number
  /** The least and the most of our figures. */
  least: number
  most: number
  base: number
  ratio: number
  min: number
  max: number
  best: number
  verdict: Verdict
}

const NOISE = 3

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  return low === undefined || high === undefined ? Number.NaN : (low + high) / 2
}

/** A time passes by its median ratio or by its best runs; if the baseline varies too much, it does not pass. */
export function judge({ pairs, ...goal }: Goal): Row {
  const ours = pairs.map((pair) => pair.ours)
  const base = pairs.map((pair) => pair.base)
  const ratios = pairs.map((pair) => pair.ours / pair.base)
  const ratio = median(ratios)
  const best = Math.min(...ours) / Math.min(...base)
  const noisy = goal.unit === 'ms' && Math.max(...base) / Math.min(...base) > NOISE
  const within = ratio <= goal.limit || best <= goal.limit
  return {
    ...goal,
    ours: median(ours),
    least: Math.min(...ours),
    most: Math.max(...ours),
    base: median(base),
    ratio,
    min: Math.min(...ratios),
    max: Math.max(...ratios),
    best,
    verdict: noisy ? 'noisy' : within ? 'ok' : 'over',
  }
}

/** A goal whose figures stand in every round of the run. */
export const goal = <T>(
  { from, ...rest }: Omit<Goal, 'pairs'> & { from: (round: T) => Goal['pairs'][number] },
  rounds: readonly T[],
): Goal => ({ ...rest, pairs: rounds.map(from) })

const HEAD = {
  metric: 'metric',
  ours: 'ours',
  against: 'against',
  ratio: 'ratio [min–max]',
  best: 'best',
  most: 'goal',
}

function line({ metric, ours, against, ratio, best, most }: typeof HEAD, verdict = ''): string {
  return `${metric.padEnd(40)} ${ours.padStart(8)}  ${against.padEnd(18)} ${ratio.padEnd(17)} ${best.padEnd(5)}  ${most.padEnd(7)} ${verdict}`.trimEnd()
}

export function figure(value: number, unit: Goal['unit']): string {
  if (unit === 'shift') return value.toFixed(3)
  if (unit === 'none') return String(Math.round(value))
  if (unit === 'KB') return `${(value / 1024).toFixed(1)} KB`
  return `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`
}

export function table(rows: Row[]): string {
  const lines = rows.map((row) =>
    line(
      {
        metric: row.metric,
        ours: figure(row.ours, row.unit),
        against: `${row.against.padEnd(8)}${figure(row.base, row.unit).padStart(9)}`,
        ratio:
          row.unit === 'KB'
            ? row.ratio.toFixed(2)
            : `${row.ratio.toFixed(2)} [${row.min.toFixed(2)}–${row.max.toFixed(2)}]`,
        best: row.unit === 'KB' ? '' : row.best.toFixed(2),
        most: `≤ ${row.limit.toFixed(2)}`,
      },
      row.verdict,
    ),
  )
  return [line(HEAD), ...lines].join('\n')
}
