import type { Portal } from '../../support/portal.ts'
import { type TipoEnPantalla, Violation } from '../intents.ts'
import type { Random } from '../random.ts'
import { LINES, type Typed } from './lines.ts'
import { type Handset, type Intent, type Run, says } from './run.ts'
import { present } from './screen.ts'

const KINDS: TipoEnPantalla[] = ['notificacion.descartar', 'nota.guardar', 'nota.adjuntar']

/** Makes a change, until the phone says that it keeps it. */
export async function makeChange(run: Run, handset: Handset, random: Random, type: TipoEnPantalla) {
  const who = await present(handset, random)
  const { portal } = handset.phone
  const typed = await LINES[type](run, portal, random, who)
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

/** The browser is killed while a change is being kept: it is there, or it is not. */
export async function killMeanwhile(run: Run, handset: Handset, random: Random) {
  const who = await present(handset, random)
  const { phone } = handset
  const type = random.pick(KINDS) ?? 'nota.guardar'
  const typed = await LINES[type](run, phone.portal, random, who)
  let kept = false
  const pressing = typed
    ?.press()
    .then(typed.kept)
    .then(
      () => (kept = true),
      () => undefined, // it was killed first
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

async function remember(run: Run, handset: Handset, type: TipoEnPantalla, typed: Typed) {
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

/** All that a phone keeps of what was typed into it. */
const keptOn = async (portal: Portal) => ({
  url: portal.page.url(),
  rows: await portal.outbox(),
  drafts: await portal.drafts(),
})
