import type { Operacion } from '#local/bases/salida.ts'

import { makeChange, tellOthers } from './changes.ts'
import { effectsOf, rowOf } from './checks.ts'
import { type Intent, Violation } from './intents.ts'
import { operacionDelModelo } from './operaciones/lista.ts'
import { interrupted, operationOf, signedIn, through, waitFor } from './person.ts'
import type { Phone } from './phone.ts'
import type { Random } from './random.ts'
import { type Run, stackOf, valueOf } from './run.ts'
import { type Tab, askWorker } from './windows.ts'

export type Found = { tab: Tab; row: Operacion; intent: Intent }

/** One of the person's own unfinished rows, with its intent. */
export async function findRow(
  run: Run,
  phone: Phone,
  random: Random,
  is: (row: Operacion) => boolean,
): Promise<Found | undefined> {
  const at = await signedIn(run, phone, random)
  const rows = run.rows(phone).filter((row) => row.uid === String(at?.uid))
  const row = random.pick(rows.filter((of) => of.state !== 'done' && is(of)))
  if (!at || !row) return undefined
  const intent = intentOf(run, phone, row)
  return intent && { tab: at.tab, row, intent }
}

const intentOf = ({ intents }: Run, { name }: Phone, row: Operacion) =>
  intents.find((of) => of.phone === name && of.fate === 'kept' && rowOf(of, [row]) === row)

/** Edits a row: in place if it was never sent, behind it if it may be at the provider. */
export async function edit(run: Run, phone: Phone, random: Random): Promise<void> {
  const found = await findRow(
    run,
    phone,
    random,
    // A sent step cannot change: the other steps of a partly arrived change keep their content.
    ({ type, state, answers }) =>
      operacionDelModelo(type).reworded !== undefined &&
      state !== 'conflict' &&
      state !== 'dudosa' &&
      !(state === 'rejected' && answers.length > 0),
  )
  if (!found) return
  const { tab, row, intent } = found
  run.counts.words += 1
  const value = `p${intent.uid}-${run.counts.words}`
  const fresh: Intent = {
    ...intent,
    value,
    row: undefined,
    annulled: undefined,
    discarding: undefined,
  }
  const operation = operationOf(tab, intent.type)
  const payload = operacionDelModelo(intent.type).reworded?.(row.payload as object, value)
  const now = phone.clock()
  const clave = random.uuid()
  const keep = () => tab.page.portal.editRow(tab.device, operation, row.id, payload, { now, clave })
  // The edit is made again, as by a page that lost its connection after the write was stored.
  const again = random.chance(0.4)
  run.counts.decisions += 1
  const editing = tab.takenOff(row.id, () => (again ? keep().then(keep) : keep()))
  fresh.promised = !random.chance(0.15)
  if (!fresh.promised) {
    editing.catch(() => undefined)
    await interrupted(random, () => phone.kill())
  } else {
    await through(run, tab.page, editing)
    tellOthers(phone, tab)
  }
  await afterEdit(run, phone, intent, { fresh, joins: operation.joined !== undefined })
}

const AFTER_LOSS = ['nota.guardar', 'nota.guardar', 'nota.foto'] as const

/** The answer to a change is lost, and the person acts on the change before it is asked for again. */
export const afterLoss = (think: typeof edit) => async (run: Run, phone: Phone, random: Random) => {
  phone.network.setRule({
    fault: 'dropAnswer',
    times: 1,
    applies: ({ method }) => method === 'POST',
  })
  await makeChange(run, phone, random, random.pick(AFTER_LOSS) ?? 'nota.guardar')
  await run.time.pass(random.below(3000))
  await think(run, phone, random)
}

type Edited = { fresh: Intent; joins: boolean }

/**
 * The edited row has the new words, or a row behind it has them. A row behind, made without files, has no files. For an
 * operation that saves a whole, only one row waits behind the sent one: a second edit replaces the first, which must
 * not be sent any more.
 */
async function afterEdit(
  run: Run,
  phone: Phone,
  before: Intent,
  { fresh, joins }: Edited,
): Promise<void> {
  await run.time.pass(0)
  const rows = run.rows(phone)
  const now = rows.find((row) => row.uid === String(fresh.uid) && valueOf(row) === fresh.value)
  if (!now) return // The browser was killed before the edit was stored: nothing has changed.
  const replaced = !rows.some(
    (row) => row.uid === String(before.uid) && valueOf(row) === before.value,
  )
  if (replaced) before.fate = 'gone'
  if (joins)
    for (const of of run.intents)
      if (of.phone === phone.name && of.row === now.id && of.fate === 'kept') of.fate = 'gone'
  run.intents.push({ ...fresh, row: now.id, files: replaced ? fresh.files : fresh.files && '[]' })
}

/** Takes a change back. */
export async function discard(run: Run, phone: Phone, random: Random): Promise<void> {
  const found = await findRow(run, phone, random, () => true)
  if (found) await discardFound(run, phone, random, found)
}

export async function discardFound(
  run: Run,
  phone: Phone,
  random: Random,
  found: Found,
): Promise<void> {
  if (!run.session(phone) || found.tab.page.dead()) return
  const answer = beginDiscard(run, random, found)
  await waitFor(run, 30_000, () => answer.said !== undefined || found.tab.page.dead())
}

/** Starts a discard as a person does: the result comes when the provider was asked. */
export function beginDiscard(
  run: Run,
  random: Random,
  { tab, row, intent }: Found,
): { said?: string } {
  const anyway = random.chance(0.3)
  run.counts.decisions += 1
  intent.madeAgain = undefined
  const sent = row.tries > 0 && row.state !== 'rejected' && row.state !== 'conflict'
  intent.discarding = anyway && sent ? 'maybe' : 'gone'
  const answer: { said?: string } = {}
  const discarding = tab.takenOff(row.id, async () => {
    if (await tab.page.portal.discardRow(tab.device, row.uid, row.id)) return 'gone'
    if (run.hasKeys) intent.annulled = true
    return askWorker(tab, () => tab.loop.discard(row.id, anyway))
  })
  discarding.then(
    (said) => {
      answer.said = said
      if (said !== 'gone') intent.discarding = undefined
    },
    (error: unknown) => run.problems.push(new Violation('I6 report', stackOf(error))),
  )
  return answer
}

/** Ends a conflict. */
export async function resolve(run: Run, phone: Phone, random: Random): Promise<void> {
  const found = await findRow(run, phone, random, ({ state }) => state === 'conflict')
  if (found) await resolveFound(run, phone, random, found)
}

export async function resolveFound(
  run: Run,
  phone: Phone,
  random: Random,
  { tab, row, intent }: Found,
) {
  const whose = random.chance(0.6) ? 'mine' : 'theirs'
  run.counts.decisions += 1
  const operation = operationOf(tab, intent.type)
  await through(
    run,
    tab.page,
    tab.takenOff(row.id, () =>
      tab.page.portal.resolveRow(tab.device, operation, row.id, whose, {
        now: phone.clock(),
      }),
    ),
  )
  if (whose === 'theirs') intent.fate = 'gone'
  else {
    const { version } = row.theirs as { version: number }
    // The person now sees the provider's version. The edit is shown over it, with the later edits
    // of the same group.
    for (const of of run.intents)
      if (
        of.phone === phone.name &&
        of.uid === intent.uid &&
        of.group === intent.group &&
        Number(of.order) >= phone.place(row)
      )
        of.seen = Math.max(of.seen, version)
    const now = run.rows(phone).find((of) => of.uid === row.uid && valueOf(of) === intent.value)
    intent.row = now?.id
  }
  tellOthers(phone, tab)
}

/** A refused row is sent again; a doubtful one is looked up by the person. */
export async function retry(run: Run, phone: Phone, random: Random): Promise<void> {
  const found = await findRow(
    run,
    phone,
    random,
    ({ state }) => state === 'rejected' || state === 'dudosa',
  )
  if (found) await retryFound(run, phone, found)
}

export async function retryFound(
  run: Run,
  phone: Phone,
  { tab, row, intent }: Found,
): Promise<void> {
  const { assumeArrived, retryRow } = tab.page.portal
  // A request under way may still arrive or not: so the person looks a little later.
  if (row.state === 'dudosa') await run.time.pass(15_000)
  const now = rowOf(intent, run.rows(phone))
  if (now?.state !== row.state || tab.page.dead() || tab.page.frozen()) return
  const arrived = row.state === 'dudosa' && effectsOf(run, intent) > 0
  run.counts.decisions += 1
  await through(
    run,
    tab.page,
    arrived
      ? assumeArrived(tab.device, row.uid, row.id, phone.clock())
      : retryRow(tab.device, row.uid, row.id),
  )
  tellOthers(phone, tab)
}
