import type { Measured } from './drive.ts'

/**
 * A call with its series on one, two and three processes, and the bare server's of the same minute. `held`: the same with
 * each process held to a part of a processor; empty where that cannot be done.
 */
export type Row = {
  title: string
  beside: string
  bare: Measured
  measured: Map<number, Measured>
  held: Map<number, Measured>
}

/** Part of a processor that a held process gets. */
export const HELD = 0.25

export const HEAD = [
  'Call',
  'Bare',
  'One process',
  'Ratio',
  'Processor, bare',
  'Processor, ours',
  'p50, p95, p99 in ms',
  'Two',
  'Three',
  'One, two, three at a quarter each',
  'Other answers',
]

/** Part of the bare server's rate that a call should reach, and gain of a second process. */
const GOAL = 0.4
const SECOND = 1.5

const whole = (rate: number | undefined) => (rate === undefined ? '–' : String(Math.round(rate)))
const times = ({ p50, p95, p99 }: Measured) => [p50, p95, p99].map((ms) => ms.toFixed(1)).join(', ')

const processor = ({ processorMs, databaseMs }: Measured) =>
  databaseMs > 0
    ? `${processorMs.toFixed(2)} + ${databaseMs.toFixed(2)} ms`
    : `${processorMs.toFixed(2)} ms`

const othersOf = (all: readonly Measured[]) => {
  const counts = all.flatMap(({ others }) => [...others].map(([status, n]) => `${n} × ${status}`))
  return counts.length === 0 ? 'none' : counts.join('; ')
}

export const ratioOf = ({ bare, measured }: Row) => (measured.get(1)?.rate ?? 0) / bare.rate

/**
 * Gain of a second process; undefined with one. Where all share two processors with the database, a second process takes
 * its time from the others, so the held ones tell.
 */
function gainOf({ measured, held }: Row): number | undefined {
  const series = held.size > 0 ? held : measured
  const [one, two] = [series.get(1)?.rate, series.get(2)?.rate]
  return one === undefined || two === undefined ? undefined : two / one
}

export const rowOf = (row: Row) => {
  const { title, beside, bare, measured, held } = row
  const one = measured.get(1)
  return [
    title,
    `${whole(bare.rate)} (${beside})`,
    whole(one?.rate),
    `${ratioOf(row).toFixed(2)}×`,
    processor(bare),
    one ? processor(one) : '–',
    one ? times(one) : '–',
    ...[2, 3].map((n) => whole(measured.get(n)?.rate)),
    held.size === 0 ? '–' : [...held.values()].map(({ rate }) => whole(rate)).join(', '),
    othersOf([...measured.values(), ...held.values()]),
  ]
}

/** True if a series had other answers than the expected one. */
export const isWrong = ({ measured, held }: Row): boolean =>
  [...measured.values(), ...held.values()].some(({ others }) => others.size > 0)

/** Sentences about the goals that were missed; none if all were reached. */
export function missed(rows: readonly Row[]): string[] {
  return rows.flatMap((row) => {
    const ratio = ratioOf(row)
    const gain = gainOf(row)
    const wrong = isWrong(row)
    return [
      ...(ratio < GOAL
        ? [`${row.title}: ${ratio.toFixed(2)}× of the bare server, goal ${GOAL}×`]
        : []),
      ...(gain !== undefined && gain < SECOND
        ? [`${row.title}: the second process brings ${gain.toFixed(2)}×, goal ${SECOND}×`]
        : []),
      ...(wrong ? [`${row.title}: other answers than expected`] : []),
    ]
  })
}
