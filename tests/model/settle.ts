import { isDeepStrictEqual } from 'node:util'

import type { Operacion } from '#local/bases/salida.ts'

import { catalog } from '../support/areaDePrueba/catalog.ts'
import { checkNow, effectsOf, isWantedAgain } from './checks.ts'
import { checkNobodyWaits } from './failingGroup.ts'
import { type Intent, Violation } from './intents.ts'
import { checkAllTold } from './leftBehind.ts'
import { checkNothingOverwritten } from './lostUpdates.ts'
import { LISTAS, operacionDelModelo } from './operaciones/lista.ts'
import { notas } from './operaciones/notas.ts'
import { atTheScreen, isOver, signIn } from './person.ts'
import type { Phone } from './phone.ts'
import type { Books } from './providerEffects.ts'
import type { Random } from './random.ts'
import { WORDS } from './rules.ts'
import { type Run, UIDS, valueOf } from './run.ts'
import { type Found, discardFound, findRow, resolveFound, retryFound } from './secondThoughts.ts'

// The longest wait that the rules allow (five minutes without a visible page), the turn of a frozen window, and some
// reserve.
const PATIENCE = 20
// Time for a request that was under way, and for one more.
const SOON = 15_000
// Time for which a copy of any list counts as young: until then another phone's change need not be fetched.
const MAY_BE_OLD =
  Math.max(
    ...catalog.resources.flatMap(({ name, freshFor }) =>
      LISTAS.some(({ key }) => key === name) ? freshFor : [],
    ),
  ) + 1000

/** All faults end, and all people come back for their changes: nothing may be left that should have been sent. */
export async function settle(run: Run, random: Random): Promise<void> {
  for (const { network } of run.phones) network.heal()
  await run.time.pass(60_000)
  for (const phone of run.phones) for (const uid of UIDS) await settleFor(run, phone, uid, random)
  for (const phone of run.phones) {
    for (const engine of phone.engines()) if (engine.frozen()) engine.thaw()
    await run.time.pass(5000)
  }
  // Delayed requests arrive now: a copy that was read before them would correctly lack them.
  while (run.phones.some(({ network }) => network.late() > 0)) await run.time.pass(60_000)
  checkNow(run)
  // Another phone's change is fetched once the copy is old enough.
  await run.time.pass(MAY_BE_OLD)
  for (const phone of run.phones) await checkTruth(run, phone)
  checkNothingOverwritten(run)
  await hearOut(run)
  // A shared phone left alone may have signed out just now: this is reported in the next round.
  if (run.phones.some(({ kept }) => kept.revocations().length > 0)) await hearOut(run)
  checkNow(run)
  checkEnd(run)
}

async function hearOut({ phones, time }: Run): Promise<void> {
  for (const phone of phones) phone.wakeAll('now')
  await time.pass(60_000)
}

async function present(run: Run, phone: Phone, uid: number): Promise<void> {
  for (const tab of phone.tabs.filter(({ page }) => page.frozen())) phone.close(tab)
  await atTheScreen(run, phone)
  const session = run.session(phone)
  if (session?.uid !== String(uid) || isOver(run, phone, session)) await signIn(run, phone, uid)
}

/** The provider is still to be asked which of the deleted changes had arrived. */
const isAsking = ({ intents }: Run, { name, kept }: Phone, uid: number): boolean =>
  kept
    .losses()
    .some(
      ({ id, state }) =>
        state === 'asking' &&
        intents.some((of) => of.phone === name && of.row === id && of.uid === uid),
    )

const openRows = (run: Run, phone: Phone, uid: number): Operacion[] =>
  run.rows(phone).filter((row) => row.uid === String(uid) && row.state !== 'done')

async function settleFor(run: Run, phone: Phone, uid: number, random: Random): Promise<void> {
  for (let minute = 0; minute < PATIENCE; minute++) {
    if (openRows(run, phone, uid).length === 0 && !isAsking(run, phone, uid))
      return checkAskedAgain(run, phone, uid)
    await present(run, phone, uid)
    if (minute === 0) {
      phone.wakeAll('now')
      for (const { key } of LISTAS) phone.reload(key)
    }
    await run.time.pass(60_000)
    checkNow(run)
    if (minute === 1) checkNobodyWaits(run, phone)
    if (minute > 0) await decide(run, phone, uid, random)
  }
  const left = openRows(run, phone, uid)
  if (left.length > 0)
    throw new Violation(
      'stuck',
      left.map((row) => `${valueOf(row)} is ${row.state} on ${phone.name}`).join('; '),
    )
}

/** A confirmed change has its copy fetched at once, at any age. */
async function checkAskedAgain(run: Run, phone: Phone, uid: number): Promise<void> {
  await run.time.pass(SOON)
  const session = run.session(phone)
  if (session?.uid !== String(uid) || isOver(run, phone, session) || !phone.front()) return
  for (const { key } of LISTAS) {
    const { askedAt = Infinity } = phone.kept.copy(key) ?? {}
    const old = run
      .rows(phone)
      .filter(
        (row) =>
          row.uid === session.uid &&
          row.state === 'done' &&
          operacionDelModelo(row.type).lista.key === key &&
          !operacionDelModelo(row.type).sinCopia,
      )
      .find(({ confirmedAt = -Infinity }) => askedAt <= confirmedAt)
    if (old) throw new Violation('I4 truth', `${key} is older than ${valueOf(old)}`)
  }
}

/** The person ends the rows that only a person can end. */
async function decide(run: Run, phone: Phone, uid: number, random: Random): Promise<void> {
  for (;;) {
    const session = run.session(phone)
    if (session?.uid !== String(uid)) return
    const found = await findRow(
      run,
      phone,
      random,
      ({ state }) => state === 'conflict' || state === 'dudosa' || state === 'rejected',
    )
    if (!found) return
    if (found.row.state === 'conflict') await resolveFound(run, phone, random, found)
    else if (found.row.state === 'dudosa' || isWorthRetrying(found, random))
      await retryFound(run, phone, found)
    else await discardFound(run, phone, random, found)
    await run.time.pass(1000)
  }
}

/** A row that only a device in between refused arrives when it is sent again. */
const isWorthRetrying = ({ row }: Found, random: Random) =>
  row.reason === WORDS && random.chance(0.7)

/** I4: at rest the read model equals the provider's answers, for the present person and for those who come back. */
async function checkTruth(run: Run, phone: Phone): Promise<void> {
  const last = Number(phone.kept.sesion()?.uid ?? 1)
  await checkTruthFor(run, phone, last)
  const other = run.intents.find((of) => of.phone === phone.name && of.uid !== last)
  if (other) await checkTruthFor(run, phone, other.uid)
}

async function checkTruthFor(run: Run, phone: Phone, uid: number): Promise<void> {
  await present(run, phone, uid)
  phone.wakeAll('start')
  await run.time.pass(10_000)
  // The first request may have shown that the session was ended elsewhere.
  await present(run, phone, uid)
  await run.time.pass(5000)
  checkNow(run)
  if (run.session(phone)?.uid !== String(uid))
    throw new Violation('I4 truth', `${uid} cannot sign in on ${phone.name}`)
  for (const { key, path } of LISTAS) {
    const copy = phone.kept.copy(key)
    const [ours, theirs] = [copy?.value, run.books.read(path, uid)]
    if (!isDeepStrictEqual(structuredClone(ours), theirs))
      throw new Violation(
        'I4 truth',
        `${key} of ${uid} on ${phone.name}: ${JSON.stringify(ours)} is not ${JSON.stringify(theirs)}`,
      )
  }
}

/** Final state of each intent. */
function checkEnd(run: Run): void {
  for (const intent of run.intents) {
    const done = effectsOf(run, intent)
    if (intent.fate === 'kept' && done === 0)
      throw new Violation(
        'I1 nothing lost',
        `'${intent.value}' (${intent.type}, ${intent.phone}) never arrived`,
      )
    if (intent.told) checkTold(run, intent, done)
    if (run.hasKeys && intent.files !== undefined && done > 0) checkFiles(run.books, intent)
  }
  for (const phone of run.phones) {
    const left = phone.kept.files()
    if (left.length > 0)
      throw new Violation('files', `${left.length} files of nothing stay on ${phone.name}`)
    checkOrder(run, phone)
    checkAllTold(run, phone, run.followed(phone))
    checkSize(phone)
  }
}

/** However long a run is, tables of records must stay small. */
function checkSize({ name, kept }: Phone): void {
  const { valores, datos, turnos } = kept.counts()
  const sinLlamada = datos.filter((id) => !/^datos\/\d{4}-\d\d\/[A-Z]+ \/v1\/[\w/{}-]+$/.test(id))
  if (sinLlamada.length > 0)
    throw new Violation('tables grow', `data counted of no call: ${sinLlamada.join(', ')}`)
  if (valores > 12 || turnos > 1)
    throw new Violation('tables grow', `${valores} values and ${turnos} turns on ${name}`)
}

/** Exactly the changes deleted before they arrived are reported. */
function checkTold(run: Run, intent: Intent, done: number): void {
  const { phones, hasKeys } = run
  const { value, phone, row } = intent
  const told = phones.some(
    ({ name, kept }) => name === phone && kept.losses().some(({ id }) => id === row),
  )
  if (done === 0 && !told)
    throw new Violation('I1 nothing lost', `'${value}' was thrown away, and nobody says so`)
  if (done > 0 && told && hasKeys && !isWantedAgain(run, intent))
    throw new Violation('a false alarm', `'${value}' arrived, and is told as lost`)
}

function checkFiles(books: Books, { type, uid, value, files }: Intent): void {
  const { archivosDe = deNota } = operacionDelModelo(type)
  const there = JSON.stringify(archivosDe(books, uid, value))
  if (there !== files)
    throw new Violation('files', `'${value}': ${there} is not what was chosen, ${files}`)
}

const deNota = (books: Books, uid: number, value: string): unknown =>
  [...books.of(uid, notas).values()]
    .flatMap(({ adjuntos }) => adjuntos)
    .find(({ descripcion }) => descripcion === value)?.archivos

/** I3: within its group, changes arrive in the order in which they were made. */
function checkOrder(run: Run, { name }: Phone): void {
  const last = new Map<string, number>()
  const arrived = run.provider.log.filter((effect) => effect.phone === name)
  for (const effect of arrived) {
    const intent = run.intents.find(
      (of) => of.phone === name && of.uid === effect.uid && of.value === effect.value,
    )
    if (!intent || intent.order === undefined) continue
    const group = `${intent.uid}/${intent.group}`
    if (intent.order < (last.get(group) ?? 0))
      throw new Violation('I3 order', `'${intent.value}' arrived behind what was made later`)
    last.set(group, intent.order)
  }
}
