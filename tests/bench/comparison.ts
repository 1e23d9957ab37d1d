import { median } from './report.ts'

/** A kind of caller; the work before the call does not count. */
export type Kind = {
  before?: () => Promise<{ headers: Record<string, string> }>
  ask: (also?: { headers: Record<string, string> }) => Promise<Response>
  status: number
}

/** Times in ms by kind of caller. */
export type Times = Record<string, number[]>

export type Compared = { kind: string; ms: number; ratio: number; within: boolean }

const LIMIT = 0.1

/**
 * One call of each kind a round, in turning order, so that a busy machine is busy for all of them.
 */
export async function interleaved(
  kinds: Record<string, Kind>,
  rounds: number,
  nextRound: () => void,
): Promise<Times> {
  const names = Object.keys(kinds)
  const times: Times = Object.fromEntries(names.map((name) => [name, []]))
  for (let round = 0; round < rounds; round++) {
    nextRound()
    for (let at = 0; at < names.length; at++) {
      const name = names[(at + round) % names.length] ?? ''
      const kind = kinds[name]
      if (kind) times[name]?.push(await timeOf(kind))
    }
  }
  return times
}

async function timeOf({ before, ask, status }: Kind): Promise<number> {
  const also = await before?.()
  const begun = performance.now()
  const answer = await ask(also)
  const words = await answer.text()
  const took = performance.now() - begun
  if (answer.status !== status)
    throw new Error(`answered ${answer.status} instead of ${status}: ${words}`)
  return took
}

/**
 * Compares each kind's median with the first one's: more than a tenth apart, a stranger could tell
 * them apart.
 */
export function compare(times: Times): Compared[] {
  const medians = Object.entries(times).map(([kind, all]) => ({ kind, ms: median(all) }))
  const base = medians[0]?.ms ?? Number.NaN
  return medians.map(({ kind, ms }) => ({
    kind,
    ms,
    ratio: ms / base,
    within: Math.max(ms, base) / Math.min(ms, base) <= 1 + LIMIT,
  }))
}

export const lines = (call: string, compared: Compared[]): string[] =>
  compared.map(({ kind, ms, ratio, within }) =>
    `${call.padEnd(22)} ${kind.padEnd(18)} ${ms.toFixed(2).padStart(8)} ms  ${ratio.toFixed(3)}  ${within ? 'ok' : 'over'}`.trimEnd(),
  )
