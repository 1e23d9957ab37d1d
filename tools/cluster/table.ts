import type { Failure } from './failures.ts'
import type { Verdict } from './judge.ts'

export type Result = { failure: Failure; verdict: Verdict }

export const HEAD = [
  'Failure',
  'Accepted',
  'Lost',
  'Doubled',
  'Longest without',
  'Goal',
  'Answers to the phones',
  'Browser',
  'Held',
]

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`

const answersOf = ({ answers }: Verdict) =>
  [...answers]
    .toSorted(([, a], [, b]) => b - a)
    .map(([status, count]) => `${count} × ${status}`)
    .join('; ')

export const rowOf = ({ failure, verdict }: Result) => [
  failure.title,
  String(verdict.accepted),
  String(verdict.lost),
  String(verdict.doubled),
  seconds(verdict.longestMs),
  `${failure.goalSeconds} s`,
  answersOf(verdict),
  `${verdict.inBrowser} changes`,
  verdict.against.length === 0 ? 'yes' : `**no**: ${verdict.against.join('; ')}`,
]

/** The table for a terminal, a few lines for each failure. */
export const inWords = (result: Result) => {
  const [title, accepted, lost, doubled, longest, goal, answers, browser, held] = rowOf(result)
  return [
    `${title}: ${accepted} accepted, ${lost} lost, ${doubled} doubled; ${longest} without an accepted change (goal ${goal})`,
    `  answers ${answers}; in the browser ${browser}`,
    `  held: ${held}`,
  ].join('\n')
}
