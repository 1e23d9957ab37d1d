import type { Operacion } from '#local/bases/salida.ts'

import { Violation } from './intents.ts'
import { isOver } from './person.ts'
import type { Phone } from './phone.ts'
import { type Run, valueOf } from './run.ts'

const AN_HOUR = 60 * 60_000
const A_MINUTE = 60_000
const CAP = 100_000
/** Time between two looks at an unused phone. */
const A_LOOK = 5 * A_MINUTE

/** A wait named by the provider: its start, by the true time, and the row's tries. */
export type Told = { at: number; until: number; tries: number }

/** Checks a row's wait: at most an hour, never too short, and a wait named by the provider is kept. */
export function checkWaits(run: Run, phone: Phone, rows: Operacion[]): void {
  for (const row of rows) {
    const { state, nextAt, waitMs = 0, told, tries } = row
    const words = `${valueOf(row)} (${state}, ${tries} tries) on ${phone.name}`
    if (waitMs > AN_HOUR) throw new Violation('a wait without end', `${words}: ${waitMs} ms`)
    const waits = nextAt !== undefined && waitMs > 0 && state !== 'sending'
    if (waits && waitMs < leastOf(tries)) throw new Violation('a storm', `${words}: ${waitMs} ms`)
    const slot = `${phone.name}/${row.id}`
    if (tries > (run.tries.get(slot) ?? 0)) checkSetOut(run, phone, row, words)
    run.tries.set(slot, tries)
    const before = run.told.get(slot)
    if (before && tries > before.tries && isEarly(run, phone, before))
      throw new Violation('a wait that the provider named', `${words} is not kept`)
    // A row that is being sent still has its old wait: after a change of the clock it looks like a future one.
    if (told !== true || nextAt === undefined || state === 'sending') continue
    if (before?.tries !== tries) run.told.set(slot, { at: run.time.now(), until: nextAt, tries })
  }
}

/** A look-up counts as a try, and sends no change. */
const leastOf = (tries: number) => 0.49 * Math.min(CAP, 1000 * 2 ** Math.max(0, tries - 2))

/** Checks that a row was rightly chosen for sending. */
function checkSetOut(run: Run, phone: Phone, row: Operacion, words: string): void {
  if (phone.jumpedAt() >= run.time.now() - A_LOOK) return
  if (isHasty(phone, row)) throw new Violation('sent before its wait was over', words)
  const session = run.session(phone)
  const now = phone.clock() + (phone.kept.offset() ?? -Infinity)
  if (row.state === 'sending' && session && session.expiresAt + AN_HOUR < now)
    throw new Violation('sent in a session that is over', words)
}

/**
 * Chosen for sending although a wait is still stored. Each way of ending a wait removes it from the row; a clock that
 * is set back ends it too. The millisecond is for rounding.
 */
function isHasty(phone: Phone, { state, nextAt, waitMs = 0 }: Operacion): boolean {
  if (state !== 'sending' || nextAt === undefined) return false
  const left = nextAt - phone.clock()
  return left > 0 && left <= waitMs + 1
}

/** After a minute the person may send it anyway; after a change of the clock nothing can be said. */
function isEarly({ time }: Run, phone: Phone, { at, until }: Told): boolean {
  const wasAsked = phone.askedAt() >= at + A_MINUTE - 1
  return phone.clock() < until && !wasAsked && phone.jumpedAt() < at && time.now() > at
}

/** A successful sync event leaves no row that was there before it and could have been sent. */
export function watchSync(run: Run, phone: Phone): (isClean: boolean) => void {
  const before = run.session(phone)
  const { decisions } = run.counts
  const waited = run.rows(phone).filter(({ state, tries }) => state === 'pending' && tries > 0)
  return (isClean) => {
    const session = run.session(phone)
    if (!isClean || session?.generation !== before?.generation) return
    if (decisions !== run.counts.decisions || !session || isOver(run, phone, session)) return
    const open = run.rows(phone).filter(({ uid, state }) => uid === session.uid && state !== 'done')
    const left = open.find(
      (row) =>
        row.state === 'pending' &&
        open.find(({ group }) => group === row.group) === row &&
        waited.some(({ id }) => id === row.id),
    )
    if (left)
      run.problems.push(
        new Violation(
          'a sync event that ended well',
          `${valueOf(left)} is left on ${phone.name}, and nobody calls again`,
        ),
      )
  }
}
