import { makeChange, remember, tellOthers } from './changes.ts'
import { interrupted, operationOf, signIn, signedIn, through, waitFor } from './person.ts'
import type { Phone } from './phone.ts'
import type { Random } from './random.ts'
import type { Missing } from './rules.ts'
import { type Run, UIDS } from './run.ts'
import { beginDiscard, discard, edit, findRow, retry } from './secondThoughts.ts'
import { enginesOf } from './windows.ts'

// Rare faults that must come together to show a bug.

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const isWrite = ({ method, path }: { method: string; path: string }) =>
  method === 'POST' && /notas|notificacion/.test(path)

/** A device in between refuses with a text, once or a few times; the person may change their mind. */
export async function refuseInWords(run: Run, phone: Phone, random: Random): Promise<void> {
  // Without keys the result of a first try cannot be known: only the provider's answer counts.
  if (!run.hasKeys) return
  // Often while an earlier delivery is still on its way.
  if (random.chance(0.6)) phone.network.setRule({ fault: 'late', times: 1, applies: isWrite })
  phone.network.setRule({ fault: 'words', times: 1 + random.below(2), applies: isWrite })
  await makeChange(run, phone, random, random.pick(['nota.guardar', 'nota.foto']) ?? 'nota.foto')
  await run.time.pass(random.below(8000))
  await (random.pick([discard, discard, edit, retry]) ?? discard)(run, phone, random)
}

/** A change is made once more while the first one is being discarded. */
export async function saveAgain(run: Run, phone: Phone, random: Random): Promise<void> {
  // Cut on its way it has no effect yet: if the repetition counts as the same change, it is lost with it.
  const fault = random.chance(0.7) ? 'cut' : 'dropAnswer'
  phone.network.setRule({ fault, times: 1, applies: isWrite })
  await makeChange(run, phone, random, 'notificacion.descartar')
  await run.time.pass(random.below(3000))
  const found = await findRow(
    run,
    phone,
    random,
    ({ type, tries }) => type === 'notificacion.descartar' && tries > 0,
  )
  if (!found || !run.session(phone) || found.tab.page.dead()) return
  const { tab, row, intent } = found
  const answer = beginDiscard(run, random, found)
  await run.time.pass(random.below(300))
  if (tab.page.dead() || tab.page.frozen()) return
  // After the end of the session no change is stored, and the person is told.
  if (run.session(phone)?.uid !== row.uid) return
  const { portal } = tab.page
  const made = { now: phone.clock() }
  const operation = operationOf(tab, 'notificacion.descartar')
  const again = await through(
    run,
    tab.page,
    portal.enqueue(tab.device, operation, row.payload, made).then(async (id) => {
      await tab.mirrorNow()
      return id
    }),
  )
  const { discarding: _discarding, madeAgain: _madeAgain, doneAt: _doneAt, ...wish } = intent
  if (again)
    remember(run, { ...wish, row: undefined, fate: 'kept', annulled: undefined }, again.value)
  tellOthers(phone, tab)
  await waitFor(run, 30_000, () => answer.said !== undefined || tab.page.dead())
}

/**
 * One window freezes while it is informed of a sign-out, and thaws when another person is signed
 * in.
 */
export async function freezeAcross(run: Run, phone: Phone, random: Random): Promise<void> {
  const at = await signedIn(run, phone, random)
  if (!at) return
  const { tab, session } = at
  const back = phone.tabs.find((of) => of !== tab && of.ready) ?? phone.openTab()
  await waitFor(run, 2000, () => back.ready)
  if (tab.page.dead() || back.page.dead()) return
  for (const engine of enginesOf(back)) engine.freeze()
  const leaving = tab.page.portal.endSession(tab.device, 'salir', session.generation, phone.clock())
  await through(run, tab.page, leaving)
  for (const engine of enginesOf(back)) engine.thaw()
  back.freezesNext = random.chance(0.7)
  void back.follow()
  await interrupted(random, () => enginesOf(back).forEach((engine) => engine.freeze()))
  await run.time.pass(random.below(2000))
  await signIn(run, phone, random.pick(UIDS.filter((uid) => uid !== at.uid)) ?? 1)
  await run.time.pass(random.below(5000))
  for (const engine of enginesOf(back)) if (engine.frozen()) engine.thaw()
}

const MISSES: Missing[] = ['gone', 'gone', 'page', 'trouble']

/**
 * Both phones stay unused for days; afterwards the host's list may be missing for a while, for less than the day
 * after which it counts as gone.
 */
export async function leaveAlone(run: Run, phone: Phone, random: Random): Promise<void> {
  for (const each of run.phones) each.kill()
  await run.time.pass(DAY + random.below(random.chance(0.3) ? 40 * DAY : 3 * DAY))
  for (const each of run.phones) each.openTab()
  if (random.chance(0.3) || phone.kept.list().length === 0) return
  const { state } = phone.network
  state.list = random.pick(MISSES)
  run.time.set(() => void (state.list = undefined), random.below(3 * HOUR))
  phone.network.setRule({ fault: 'dropAnswer', times: 1 + random.below(2), applies: isWrite })
  await makeChange(
    run,
    phone,
    random,
    random.pick(['nota.guardar', 'notificacion.descartar']) ?? 'nota.foto',
  )
  await run.time.pass(random.below(MINUTE))
}

/** A person begins a form, and leaves it. */
export async function typeSomething(run: Run, phone: Phone, random: Random): Promise<void> {
  const at = await signedIn(run, phone, random)
  if (!at) return
  const { tab, uid, session } = at
  const form = { formulario: random.pick(['uno', 'otro']) ?? 'uno', generation: session.generation }
  const value = `p${uid}-borrador-${random.below(1000)}`
  const draft = { value, clave: random.uuid(), window: tab.page.name, now: run.time.date() }
  await through(run, tab.page, tab.page.portal.keepBorrador(tab.device, form, draft))
}

/** 'Borrar todo': unsent changes may have arrived, and no record is left. */
export async function eraseAll(run: Run, phone: Phone, random: Random): Promise<void> {
  const at = await signedIn(run, phone, random)
  if (!at || !random.chance(0.5)) return
  const { tab, session } = at
  const { portal } = tab.page
  await through(
    run,
    tab.page,
    portal.endSession(tab.device, 'salir', session.generation, phone.clock()),
  )
  await run.time.pass(random.below(3000))
  if (tab.page.dead() || tab.page.frozen()) return
  phone.local.clear()
  for (const intent of run.intents)
    if (intent.phone === phone.name) {
      if (intent.fate === 'kept') intent.fate = 'maybe'
      intent.told = false
    }
  await through(run, tab.page, portal.emptyPhone(tab.device, phone.local))
  run.followed(phone).untold = []
  phone.network.state.list = undefined // A phone without a stored list of capabilities would believe that there is none.
  phone.kept.checkEmpty()
  // The page continues like a freshly opened page.
  phone.close(tab)
  phone.openTab()
}
