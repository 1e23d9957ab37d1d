import type { SesionAbierta } from '#local/bases/salida.ts'

import { printOf } from './chosen.ts'
import { type Intent, Violation } from './intents.ts'
import { type Tipo, operacionDelModelo } from './operaciones/lista.ts'
import { interrupted, keepIfThere, operationOf, signedIn, through } from './person.ts'
import type { Phone } from './phone.ts'
import type { Random } from './random.ts'
import type { Run } from './run.ts'
import { type Tab, wake } from './windows.ts'

/** Makes a change; sometimes the tab or the browser dies meanwhile, or it is saved twice. */
export async function makeChange(
  run: Run,
  phone: Phone,
  random: Random,
  type: Tipo,
): Promise<void> {
  const at = await signedIn(run, phone, random)
  const typed = at && operacionDelModelo(type).line(run, phone, random, at.uid)
  if (!at || !typed) return
  const { tab, uid } = at
  const { payload, files, ...rest } = typed
  const group = operationOf(tab, type).group(payload)
  const intent: Intent = {
    ...rest,
    phone: phone.name,
    uid,
    type,
    group,
    files: files && printOf(files),
    fate: 'kept',
  }
  const clave = random.chance(0.3) ? await draftKey(run, at, random, type, payload) : undefined
  const keep = async () => {
    const made = { now: phone.clock(), files: files ?? [], clave }
    const row = await tab.page.portal.enqueue(tab.device, operationOf(tab, type), payload, made)
    await tab.mirrorNow()
    return row
  }
  const keeping = keep()
  if (random.chance(0.12)) {
    keeping.catch(() => undefined)
    await interrupted(random, () => (random.chance(0.5) ? phone.kill() : phone.leave(tab)))
    await keepIfThere(run, phone, intent)
    return
  }
  const kept = await through(run, tab.page, keeping)
  if (clave !== undefined && random.chance(0.5)) await through(run, tab.page, keep())
  // The file changes on the phone after the person chose it: the chosen content must be sent.
  for (const { bytes } of files ?? []) new Uint8Array(bytes).fill(0)
  if (kept) remember(run, intent, kept.value)
  tellOthers(phone, tab)
}

/** The key of a change that was typed as a draft first, or that a second window may save as well. */
async function draftKey(
  run: Run,
  { tab, session }: { tab: Tab; session: SesionAbierta },
  random: Random,
  type: Tipo,
  payload: object,
): Promise<string> {
  const clave = random.uuid()
  if (random.chance(0.5)) return clave
  const form = { formulario: type, generation: session.generation }
  const draft = { value: payload, clave, window: tab.page.name, now: run.time.date() }
  const kept = await through(run, tab.page, tab.page.portal.keepBorrador(tab.device, form, draft))
  return kept?.value ?? clave
}

/**
 * The same change, made once more while it waits, is not a second change; a different change must not be mistaken for
 * it.
 */
export function remember(run: Run, intent: Intent, row: string): void {
  const known = run.intents.find((of) => of.row === row && of.phone === intent.phone)
  if (!known) run.intents.push({ ...intent, row, promised: true })
  else if (known.value !== intent.value)
    throw new Violation('I1 nothing lost', `'${intent.value}' was taken for '${known.value}'`)
  else if (known.discarding !== undefined) known.madeAgain = true
}

export function tellOthers(phone: Phone, tab: Tab): void {
  wake(tab, 'write')
  phone.wantsSync()
}
