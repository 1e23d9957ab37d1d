import { assertInvariants } from '../../faults/support/invariants.ts'
import { notasOn } from '../../faults/support/notas.ts'
import { outOfOrder } from '../../faults/support/order.ts'
import type { Portal } from '../../support/portal.ts'
import { expect } from '../../support/test.ts'
import { Violation, isRefused } from '../intents.ts'
import { type Handset, type Intent, PEOPLE, type Run, type Who, rowOf } from './run.ts'

/** Checks that hold at every moment: each stored change is there, with its content and state. */
export async function checkNow(run: Run, { name, phone }: Handset): Promise<void> {
  const rows = await phone.portal.outbox()
  const written = await effectsIn(run)
  for (const intent of run.intents.filter((of) => of.handset === name && of.fate === 'kept')) {
    const row = rowOf(run, rows, intent)
    if (!row) throw new Violation('I1 nothing lost', `'${intent.value}' has no row`)
    intent.row = row.id
    const done = written(intent)
    const words = `'${intent.value}', ${row.state}, ${done} effects: ${row.reason ?? ''}`
    if (row.state === 'done' && done === 0) throw new Violation('I1 shown as sent', words)
    if (row.state === 'rejected' && !isRefused(intent) && !intent.annulled)
      throw new Violation('I1 refused without a reason', words)
    if (done > 1) throw new Violation('I2 nothing twice', words)
  }
}

/** Number of effects of an intent at the provider. */
async function effectsIn({ history }: Run) {
  const all = await Promise.all(
    PEOPLE.map(async (who) => (await history.of(who)).map((line) => ({ who, ...line }))),
  )
  return ({ who, type, value }: Pick<Intent, 'who' | 'type' | 'value'>, que: string = type) =>
    all.flat().filter((line) => line.who === who && line.que === que && line.valor === value).length
}

/** Checks for when all work is done: every change has its final state on the screen, and nothing else happened. */
export async function checkEnd(run: Run): Promise<void> {
  const written = await effectsIn(run)
  for (const intent of run.intents) checkIntent(run, intent, written(intent))
  for (const intent of run.intents)
    if (intent.files) await checkFiles(run, intent, written(intent, 'recibo'))
  await checkNothingElse(run)
  for (const { phone } of run.handsets) expect(phone.browser.problems, 'I6').toEqual([])
  for (const handset of run.handsets) await checkHandset(run, handset)
}

function checkIntent(run: Run, intent: Intent, done: number): void {
  const words = `'${intent.value}' (${intent.type}, ${intent.fate}): ${done} effects`
  // Another phone may have dismissed the same notification, or this phone a second time.
  const others = run.intents.some(
    (of) => of !== intent && of.who === intent.who && of.value === intent.value,
  )
  if (done > 1) throw new Violation('I2 nothing twice', words)
  if (intent.fate === 'kept' && done === 0) throw new Violation('I1 nothing lost', words)
  if (intent.fate === 'gone' && done > 0 && !others)
    throw new Violation('discarded, and yet it arrived', words)
  if (isRefused(intent) && done > 0) throw new Violation('the provider refuses it', words)
}

/** Receipt, files and mail are effects too, and the files are the chosen ones. */
async function checkFiles({ provider }: Run, intent: Intent, receipts: number): Promise<void> {
  const { value, fate, files } = intent
  const stored = (await provider.archivos()).filter(({ descripcion }) => descripcion === value)
  const mails = (await provider.correos()).filter(({ texto }) => texto === value).length
  if (receipts > 1 || mails > 1)
    throw new Violation('I2 nothing twice', `'${value}': ${receipts} receipts, ${mails} mails`)
  if (fate !== 'kept') return
  const there = stored.map(({ nombre, bytes, huella }) => `${nombre} ${bytes} ${huella}`)
  expect(there, `I1 the files of '${value}'`).toEqual(files)
  expect(mails, `I1 the mail of '${value}'`).toBe(1)
}

/** Every write at the provider was intended by a person. */
async function checkNothingElse(run: Run): Promise<void> {
  const meant = new Set([...run.elsewhere, ...run.intents.map(({ value }) => value)])
  for (const who of PEOPLE)
    for (const { valor, que } of await run.history.of(who))
      if (!meant.has(valor)) throw new Violation('I2 nobody wanted it', `${que} '${valor}'`)
}

/** The phone shows the provider's present data. */
async function checkHandset(run: Run, { phone, network, who }: Handset): Promise<void> {
  if (!who) throw new Violation('settle', 'nobody is signed in')
  const rows = (await phone.portal.outbox()).map((row) => ({
    ...row,
    group: run.intents.find((of) => of.row === row.id)?.group ?? row.group,
  }))
  expect(outOfOrder(rows, network.log), 'I3').toEqual([])
  await phone.portal.ageCopies()
  await phone.portal.open('/')
  const others = run.handsets.filter((of) => of.phone !== phone).map((of) => of.phone)
  await assertInvariants({ phone, network, provider: run.provider }, who, {
    others,
    forgotten: run.forgotten,
  })
  await checkScreen(run, phone.portal, who)
}

/** The person reads the provider's present data. */
async function checkScreen({ provider }: Run, portal: Portal, who: Who): Promise<void> {
  await portal.openNotifications()
  const listed = portal.notificaciones().getByRole('button', { name: /N° \d+$/ })
  await expect(listed, 'I4').toHaveCount((await provider.notificaciones(who)).length)
  const notas = notasOn(portal)
  await notas.open()
  for (const { titulo, texto } of await provider.notas(who))
    await expect(notas.nota(titulo), 'I4').toContainText(texto)
}
