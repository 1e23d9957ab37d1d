import { leaderUrl, withClient } from './asking.ts'
import type { InBrowser } from './browser.ts'
import type { Accepted, Heard } from './phones.ts'
import type { Place } from './place.ts'

/** Counts of a failure, from the phones' answers and the rows of the database. */
export type Verdict = {
  accepted: number
  lost: number
  doubled: number
  longestMs: number
  answers: Map<string, number>
  /** Every reason against it; empty if it held. */
  against: string[]
  inBrowser: number
}

export type Seen = {
  heard: Heard
  browser: InBrowser
}

/** Rows of the database, about all that was ever accepted: a later failure could lose an earlier change. */
export type Facts = {
  /** Keys that were accepted, by phones and browser. */
  keys: readonly string[]
  /** Effects of each key that has any. */
  effects: Map<string, number>
  /** People whose stored value is not their last accepted one. */
  otherValues: number
}

export function verdictOf(
  { heard, browser }: Seen,
  { keys, effects, otherValues }: Facts,
  goalSeconds: number,
): Verdict {
  const lost = keys.filter((key) => !effects.has(key)).length
  const doubled = [...effects.values()].filter((count) => count > 1).length
  const longestMs = longestWithout(heard)
  const waiting = browser.rows.filter(({ state }) => state !== 'done').length
  const against = [
    lost > 0 && `${lost} lost`,
    doubled > 0 && `${doubled} doubled`,
    otherValues > 0 && `${otherValues} people have another value than the last accepted one`,
    heard.finals.length > 0 && `${heard.finals.length} answers taken for final: ${heard.finals[0]}`,
    heard.unanswered > 0 && `${heard.unanswered} changes without an answer`,
    longestMs > goalSeconds * 1_000 && `longer than ${goalSeconds} s without an accepted change`,
    waiting > 0 && `${waiting} changes of the browser did not arrive`,
    browser.made === 0 && 'the browser made no change',
    !browser.signedIn && 'the browser was signed out',
    browser.errors.length > 0 && `an error in the page: ${browser.errors[0]}`,
  ].filter((line) => line !== false)
  const { accepted, answers } = heard
  const inBrowser = browser.made
  return { accepted: accepted.length, lost, doubled, longestMs, answers, against, inBrowser }
}

/** Judges one failure by the phones' answers and the rows of the leader. */
export async function judge(
  place: Place,
  seen: Seen,
  all: readonly Accepted[],
  goalSeconds: number,
): Promise<Verdict> {
  const done = seen.browser.rows.filter(({ state }) => state === 'done')
  const keys = [...all.map(({ key }) => key), ...done.flatMap((row) => row.keys)]
  return verdictOf(seen, { keys, ...(await stored(place, keys, all)) }, goalSeconds)
}

async function stored(place: Place, keys: readonly string[], all: readonly Accepted[]) {
  const last = new Map<number, Accepted>()
  for (const one of all) last.set(one.uid, one)
  const { counts, values } = await withClient(leaderUrl(place), async (client) => ({
    counts: await client.query<{ clave: string; veces: number }>(
      'select clave::text, count(*)::int as veces from efectos where clave = any($1::uuid[]) group by 1',
      [keys],
    ),
    values: await client.query<{ uid: number; valor: string }>(
      `select u.uid, i.valor from usuarios u join afiliados a using (id_afiliado)
         join domicilios d using (id_persona_fisica)
         join items_de_domicilio i using (id_domicilio_persona_fisica)
       where u.uid = any($1::int[])`,
      [[...last.keys()]],
    ),
  }))
  const valueOf = new Map(values.rows.map(({ uid, valor }) => [uid, valor]))
  return {
    effects: new Map(counts.rows.map(({ clave, veces }) => [clave, veces])),
    otherValues: [...last.values()].filter(({ uid, valor }) => valueOf.get(uid) !== valor).length,
  }
}

/** Longest time between two accepted changes, from the first phone's start to the end of all. */
export function longestWithout({ from, to, accepted }: Pick<Heard, 'from' | 'to' | 'accepted'>) {
  const times = [from, ...accepted.map(({ at }) => at).filter((at) => at < to), to].toSorted(
    (a, b) => a - b,
  )
  return Math.max(0, ...times.slice(1).map((at, n) => at - (times[n] ?? at)))
}
