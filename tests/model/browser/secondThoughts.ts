import { pendientesOn } from '../../faults/support/pendientes.ts'
import type { OutboxRow } from '../../support/portal.ts'
import { expect } from '../../support/test.ts'
import type { Random } from '../random.ts'
import { type Handset, type Intent, type Run, rowOf } from './run.ts'
import { present } from './screen.ts'

type Found = { intent: Intent; row: OutboxRow }

/** The person's own changes that satisfy this, with their intents. */
export async function findRows(
  run: Run,
  { name, who, phone }: Handset,
  is: (row: OutboxRow) => boolean,
): Promise<Found[]> {
  const rows = await phone.portal.outbox()
  return run.intents.flatMap((intent) => {
    const isOwn = intent.handset === name && intent.who === who && intent.fate === 'kept'
    const row = isOwn ? rowOf(run, rows, intent) : undefined
    return row && is(row) ? [{ intent, row }] : []
  })
}

/** Takes back a waiting change. */
export async function discard(run: Run, handset: Handset, random: Random) {
  await present(handset, random)
  const waits = await findRows(run, handset, ({ state }) => state === 'pending')
  const found = random.pick(waits)
  return found ? discardFound(run, handset, random, found) : 'nothing waits'
}

/** Ends a conflict. */
export async function resolve(run: Run, handset: Handset, random: Random) {
  await present(handset, random)
  const open = await findRows(run, handset, ({ state }) => state === 'conflict')
  const found = random.pick(open)
  return found ? resolveFound(run, handset, random, found) : 'no conflict'
}

export async function discardFound(run: Run, handset: Handset, random: Random, found: Found) {
  const { intent } = found
  const { page } = handset.phone.portal
  const pendientes = pendientesOn(handset.phone.portal)
  await pendientes.open()
  const card = pendientes.cambio(intent.value)
  const undo = card.getByRole('button', { name: 'Deshacer' })
  const press = undo.or(card.getByRole('button', { name: 'Descartar' }))
  const isGone = () => expect(press).toBeHidden()
  const isUndone = await undo.isVisible()
  // At the time of the press the change may be on its way, or may have arrived.
  const pressed = await press.click({ timeout: 2000 }).then(
    () => true,
    () => false,
  )
  if (!pressed) return isGone().then(() => 'too late')
  const { row = found.row } = await nowOf(run, handset, intent)
  if (isUndone) return undone(run, handset, intent, row)
  const dialogo = pendientes.dialogo()
  await dialogo.getByRole('button', { name: 'Descartar', exact: true }).click()
  const anyway = dialogo.getByRole('button', { name: 'Descartar igual' })
  await expect(async () => {
    expect((await anyway.isVisible()) || !(await dialogo.isVisible())).toBe(true)
  }).toPass({ timeout: 30_000 })
  if (row.state !== 'done') run.forgotten.push(row)
  if (await anyway.isVisible()) {
    intent.annulled = true
    if (random.chance(0.5)) {
      await page.keyboard.press('Escape')
      await expect(dialogo).toBeHidden()
      return `${intent.value}: nobody knows, so not`
    }
    intent.fate = 'maybe'
    await anyway.click()
    await expect(dialogo).toBeHidden({ timeout: 30_000 })
  }
  const { row: left } = await nowOf(run, handset, intent)
  if (left) intent.fate = 'kept'
  else if (intent.fate === 'kept') intent.fate = 'gone'
  return `${intent.value}: ${intent.fate}`
}

/** A toast tells the result, without a question. */
async function undone(run: Run, handset: Handset, intent: Intent, row: OutboxRow) {
  const { portal } = handset.phone
  const said = portal.page.locator('.tostada')
  await expect(said).toBeVisible({ timeout: 30_000 })
  if (row.state !== 'done') run.forgotten.push(row)
  if (await portal.toast('Lo deshicimos acá. Puede que ya se haya enviado.').isVisible()) {
    intent.annulled = true
    intent.fate = 'maybe'
  }
  const { row: left } = await nowOf(run, handset, intent)
  if (left) intent.fate = 'kept'
  else if (intent.fate === 'kept') intent.fate = 'gone'
  return `${intent.value}: ${intent.fate}`
}

export async function resolveFound(
  run: Run,
  handset: Handset,
  random: Random,
  { intent, row }: Found,
) {
  const whose = random.pick(['mine', 'theirs'] as const) ?? 'mine'
  const pendientes = pendientesOn(handset.phone.portal)
  await pendientes.open()
  if (whose === 'theirs') intent.fate = 'gone'
  await pendientes.dejar(intent.value, whose)
  await expect.poll(async () => (await nowOf(run, handset, intent)).row?.state).not.toBe('conflict')
  const { row: now } = await nowOf(run, handset, intent)
  if (now) intent.row = now.id
  run.forgotten.push(row)
  return `${intent.value}: ${whose}`
}

async function nowOf(run: Run, { phone }: Handset, intent: Intent) {
  return { row: rowOf(run, await phone.portal.outbox(), intent) }
}
