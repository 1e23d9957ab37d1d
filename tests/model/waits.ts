import type { Operacion } from '#local/bases/salida.ts'

import { Violation } from './intents.ts'
import { isOver } from './person.ts'
import type { Phone } from './phone.ts'
import { type Run, valueOf } from './run.ts'

const AN_HOUR = 60 * 60_000
const A_MINUTE = 60_000
const CAP = 100_000
/** Between two looks at a phone that nobody uses. */
const A_LOOK = 5 * A_MINUTE

/** A wait that the provider named: when it was set, by the true time, and how the row stood. */
export type Told = { at: number; until: number; tries: number }

/** How long a row waits: never for longer than an hour, nor hastily, and what the provider named is kept. */
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
    // A row on its way still carries the wait that is over: a clock that was set since makes it look like one to come.
    if (told !== true || nextAt === undefined || state === 'sending') continue
    if (before?.tries !== tries) run.told.set(slot, { at: run.time.now(), until: nextAt, tries })
  }
}

/** A look counts as a try, and makes no request. */
const leastOf = (tries: number) => 0.49 * Math.min(CAP, 1000 * 2 ** Math.max(0, tries - 2))

/** What a row that has just been taken to be sent must not have been taken for. */
function checkSetOut(run: Run, phone: Phone, row: Operacion, words: string): void {
  if (phone.jumpedAt() >= run.time.now() - A_LOOK) return
  if (isHasty(phone, row)) throw new Violation('sent before its wait was over', words)
  const session = run.session(phone)
  const now = phone.clock() + (phone.kept.offset() ?? -Infinity)
  if (row.state === 'sending' && session && session.expiresAt + AN_HOUR < now)
    throw new Violation('sent in a session that is over', words)
}

/**
 * Just taken to be sent, with its wait still there: whatever ends a wait takes it off the row. A clock that was set back ends
 * it too; the millisecond is for rounding.
 */
function isHasty(phone: Phone, { state, nextAt, waitMs = 0 }: Operacion): boolean {
  if (state !== 'sending' || nextAt === undefined) return false
  const left = nextAt - phone.clock()
  return left > 0 && left <= waitMs + 1
}

/** The person may ask after a minute, and a clock that was set says nothing. */
function isEarly({ time }: Run, phone: Phone, { at, until }: Told): boolean {
  const wasAsked = phone.askedAt() >= at + A_MINUTE - 1
  return phone.clock() < until && !wasAsked && phone.jumpedAt() < at && time.now() > at
}

/** A sync event that ends well leaves nothing that was there before it, and that could have gone. */
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
