import type { Portal } from '../../support/portal.ts'
import { Violation } from '../intents.ts'
import { type Tipo, enPantalla } from '../operaciones/lista.ts'
import type { TypedOnScreen } from '../operaciones/operacion.ts'
import type { Random } from '../random.ts'
import { typeIn } from './lines.ts'
import { type Handset, type Intent, type Run, says } from './run.ts'
import { present } from './screen.ts'

/** Makes a change, until the phone says that it keeps it. */
export async function makeChange(run: Run, handset: Handset, random: Random, type: Tipo) {
  const who = await present(handset, random)
  const { portal } = handset.phone
  const typed = await typeIn(run, portal, random, { tipo: type, who })
  if (!typed) return 'nothing to change'
  await typed.press()
  await typed.kept()
  if (!(await remember(run, handset, type, typed)))
    throw new Violation(
      'I1 nothing lost',
      `'${typed.value}' was said to be kept, and has no row; there are ${JSON.stringify(await keptOn(portal))}`,
    )
  return typed.value
}

/** The browser is killed while a change is being stored: the change must be there completely or not at all. */
export async function killMeanwhile(run: Run, handset: Handset, random: Random) {
  const who = await present(handset, random)
  const { phone } = handset
  const type = random.pick(enPantalla)?.type ?? 'nota.guardar'
  const typed = await typeIn(run, phone.portal, random, { tipo: type, who })
  let kept = false
  const pressing = typed
    ?.press()
    .then(typed.kept)
    .then(
      () => (kept = true),
      () => undefined, // The browser was killed before the phone confirmed.
    )
  await new Promise((resolve) => setTimeout(resolve, random.below(300)))
  const known = kept
  await phone.kill()
  await pressing
  await phone.portal.open('/')
  if (!typed) return 'in the middle of nothing'
  const found = await remember(run, handset, type, typed)
  if (known && !found)
    throw new Violation('I1 nothing lost', `'${typed.value}' was kept, and is gone after a kill`)
  return `${typed.value}, ${found ? '' : 'not '}kept`
}

async function remember(run: Run, handset: Handset, type: Tipo, typed: TypedOnScreen) {
  const { value, files } = typed
  const row = await newRow(run, handset.phone.portal, { type, value })
  if (!row || !handset.who) return false
  run.intents.push({
    handset: handset.name,
    who: handset.who,
    type,
    value,
    ...(files && { files }),
    row: row.id,
    group: row.group,
    fate: 'kept',
  })
  return true
}

async function newRow(run: Run, portal: Portal, intent: Pick<Intent, 'type' | 'value'>) {
  const known = new Set(run.intents.map(({ row }) => row))
  return (await portal.outbox()).find((row) => says(row, intent) && !known.has(row.id))
}

/** All typed text that a phone stores. */
const keptOn = async (portal: Portal) => ({
  url: portal.page.url(),
  rows: await portal.outbox(),
  drafts: await portal.drafts(),
})
