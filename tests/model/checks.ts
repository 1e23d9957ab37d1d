import type { Operacion } from '#local/bases/salida.ts'

import { type Intent, Violation, isRefused, ownerOf } from './intents.ts'
import { checkNothingLeft, followSession } from './leftBehind.ts'
import { LISTAS, operacionDelModelo } from './operaciones/lista.ts'
import type { Phone } from './phone.ts'
import { WORDS } from './rules.ts'
import { type Run, valueOf } from './run.ts'
import { checkWaits } from './waits.ts'

/** Checks after every action. */
export function checkNow(run: Run): void {
  const [problem] = run.problems
  if (problem) throw problem
  for (const phone of run.phones) {
    const rows = run.rows(phone)
    for (const intent of run.intents.filter((of) => of.phone === phone.name))
      checkIntent(run, phone, intent, rowOf(intent, rows))
    checkLosses(run, phone)
    checkRows(run, phone, rows)
    checkCopies(run, phone)
    checkNothingLeft(run, phone)
    checkOwnChanges(run, phone, rows)
  }
}

/** Checks at every instant: no write of any window removes the person's own change from the screen. */
export function checkInstant(run: Run): void {
  for (const phone of run.phones)
    if (phone.kept.hasChanged()) {
      const rows = run.rows(phone)
      checkOwnChanges(run, phone, rows)
      checkNothingGoesBack(run, phone)
      checkWaits(run, phone, rows)
      followSession(run, phone, run.followed(phone))
    }
}

/** An older answer never replaces a newer one: a shown change of another person stays visible. */
function checkNothingGoesBack({ newest }: Run, { name, kept }: Phone): void {
  const whose = `${name}/${kept.session()}`
  for (const lista of LISTAS)
    for (const { id, version } of lista.versions?.(kept.copy(lista.key)?.value ?? []) ?? []) {
      const { key } = lista
      const before = newest.get(`${whose}/${key}/${id}`) ?? 0
      if (version < before)
        throw new Violation(
          'I4 truth',
          `${key} ${id} on ${name} went back from ${before} to ${version}`,
        )
      newest.set(`${whose}/${key}/${id}`, version)
    }
}

export const rowOf = (intent: Intent, rows: Operacion[]) =>
  rows.find((row) => row.id === intent.row || (intent.row === undefined && says(row, intent)))

const A_MONTH = 30 * 24 * 3_600_000

const says = (row: Operacion, { uid, type, value }: Intent) =>
  row.uid === String(uid) && row.type === type && valueOf(row) === value

/** Number of effects of the intent at the provider. */
export const effectsOf = (run: Run, intent: Intent): number => effectsFor(run, intent).length

function effectsFor({ provider }: Run, { uid, type, value, phone }: Intent) {
  const { path } = operacionDelModelo(type)
  return provider.log.filter(
    (effect) =>
      effect.uid === uid &&
      effect.phone === phone &&
      effect.value === value &&
      effect.path.includes(path),
  )
}

/** If a person made an equal change twice, one may have arrived and the other not: the key distinguishes them. */
const isThere = (run: Run, intent: Intent, { keys }: Operacion): boolean =>
  effectsFor(run, intent).some(
    ({ key }) => !run.hasKeys || (key !== undefined && keys.includes(key)),
  )

function checkIntent(
  run: Run,
  { place, clock }: Phone,
  intent: Intent,
  row: Operacion | undefined,
): void {
  const done = effectsOf(run, intent)
  const words = `'${intent.value}' (${intent.type}, ${intent.phone}, row ${row?.state ?? 'none'}, ${done} effects)`
  const { isRepeatable: repeatable = false } = operacionDelModelo(intent.type)
  if (row) intent.order = place(row)
  if (row?.state === 'done') intent.doneAt ??= row.doneAt
  if (!row && intent.discarding !== undefined && !intent.madeAgain) intent.fate = intent.discarding
  // Sent changes are listed for a month.
  if (!row && clock() - (intent.doneAt ?? Infinity) > A_MONTH) intent.fate = 'forgotten'
  if (done > (repeatable ? wishesOf(run, intent) : 1) && (run.hasKeys || !repeatable))
    throw new Violation('I2 nothing twice', words)
  if (run.hasKeys) checkSteps(run, intent)
  if (done > 0 && isRefused(intent)) throw new Violation('the provider refuses it', words)
  if (
    intent.fate === 'gone' &&
    done > 0 &&
    !isWantedAgain(run, intent) &&
    !isOvertaken(run, intent)
  )
    throw new Violation('discarded, and yet it arrived', words)
  if (intent.fate !== 'kept') return
  if (!row) throw new Violation('I1 nothing lost', words)
  if (row.state === 'done' && done === 0)
    throw new Violation('I1 shown as sent, and not there', words)
  if (row.state === 'rejected' && !isRefused(intent) && !intent.annulled && row.reason !== WORDS)
    throw new Violation('I1 refused without a reason', `${words}: ${row.reason}`)
  const told = row.state === 'rejected' || (row.state === 'conflict' && !isOvertaken(run, intent))
  if (told && isThere(run, intent, row))
    throw new Violation('I1 shown as not sent, and it is there', words)
  if (row.state === 'conflict' && row.theirs === undefined)
    throw new Violation('I1 a conflict without their version', words)
}

/**
 * A save whose answer was lost, and that another device then overwrote: without keys the provider cannot tell that it
 * was saved, and the person is shown both versions.
 */
const isOvertaken = ({ hasKeys, books }: Run, intent: Intent): boolean =>
  !hasKeys && operacionDelModelo(intent.type).isOvertaken?.(books, intent) === true

/** Number of equal changes that people intended: a dismissal that was discarded, or seemed to be, can be made again. */
const wishesOf = ({ intents }: Run, { uid, phone, value }: Intent): number =>
  intents.filter((of) => of.uid === uid && of.phone === phone && of.value === value).length

/**
 * Words are unique in a run; a notification can be dismissed again by a person who took the dismissal back or was
 * told that it is lost.
 */
export const isWantedAgain = ({ intents }: Run, intent: Intent) =>
  intents.some(
    (of) =>
      of !== intent &&
      of.uid === intent.uid &&
      of.phone === intent.phone &&
      of.value === intent.value &&
      of.fate !== 'gone',
  )

/** Receipt and files are effects too. */
function checkSteps({ provider }: Run, { type, uid, value }: Intent): void {
  for (const path of operacionDelModelo(type).stepsBefore ?? [])
    if (
      provider.log.filter((of) => of.uid === uid && of.value === value && of.path.endsWith(path))
        .length > 1
    )
      throw new Violation('I2 nothing twice', `${path} of '${value}'`)
}

/**
 * After a loss is reported, the person makes the change again: the lost one must not take effect at the provider
 * afterwards.
 */
function checkLosses(run: Run, { name, kept }: Phone): void {
  for (const { id, state, primera = id } of kept.losses()) {
    const intent = run.intents.find(
      (of) => of.phone === name && of.row === id && of.fate === 'evicted',
    )
    if (!intent) throw new Violation('a false alarm', `${name} says that it lost ${id}`)
    if (state !== 'lost' || !run.hasKeys) continue
    const begun = run.provider.log.some(({ key }) => key === primera)
    intent.begunWhenTold ??= begun
    if (begun && !intent.begunWhenTold)
      throw new Violation('told as lost, and yet it arrived', `'${intent.value}' of ${name}`)
  }
}

function checkRows(run: Run, { name }: Phone, rows: Operacion[]): void {
  for (const row of rows) {
    if (row.state === 'done') continue
    const value = valueOf(row)
    const isWanted = run.intents.some(
      ({ phone, uid, value: said, fate }) =>
        phone === name &&
        uid === Number(row.uid) &&
        said === value &&
        (fate === 'kept' || fate === 'maybe'),
    )
    if (!isWanted)
      throw new Violation('a row that nobody wants', `'${value}' (${row.state}) on ${name}`)
  }
}

/** Copies belong to the signed-in person, and each of them was an answer of the provider. */
function checkCopies(run: Run, phone: Phone): void {
  const session = phone.kept.sesion()
  const { kept } = phone
  const copies = kept.copies()
  const inSight = phone.front() !== undefined
  if (session?.state !== 'in') {
    if (inSight && session && copies.length > 0)
      throw new Violation(
        'I5 one person',
        `copies of uid ${session.uid} stay on ${phone.name} after the sign-out`,
      )
    return
  }
  const made = kept.cuadros().map(({ id, value }) => ({ key: id, value }))
  for (const { key, value } of [...copies, ...made]) {
    const owner = ownerOf(JSON.stringify(value))
    if (inSight && owner !== undefined && String(owner) !== session.uid)
      throw new Violation(
        'I5 one person',
        `${key} of ${owner} is on ${phone.name}, where ${session.uid} is`,
      )
    if (owner !== undefined) LISTAS.find((of) => of.key === key)?.checkCopy(run.books, owner, value)
  }
}

/** I8: the person sees their own changes until a newer change of another person has arrived. */
function checkOwnChanges(run: Run, phone: Phone, rows: Operacion[]): void {
  const session = run.session(phone)
  if (!session || !phone.front()) return
  const mine = rows.filter((row) => row.uid === session.uid)
  const { withOverlays, catalog } = phone.reader.portal
  for (const copy of phone.kept.copies()) {
    const { value } = withOverlays(catalog, copy.key, copy, mine)
    for (const row of mine) checkShown(run, copy.key, value, row, mine)
  }
}

function checkShown(
  { books }: Run,
  key: string,
  shown: unknown,
  row: Operacion,
  mine: Operacion[],
): void {
  const operacion = operacionDelModelo(row.type)
  if (row.payload !== undefined && row.state !== 'rejected' && operacion.lista.key === key)
    operacion.checkShown(books, shown, row, mine)
}
