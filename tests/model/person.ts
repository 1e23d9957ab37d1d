import type { Operacion, SesionAbierta } from '#local/bases/salida.ts'

import type { Engine } from './engine.ts'
import { type Intent, Violation } from './intents.ts'
import type { Tipo } from './operaciones/lista.ts'
import type { Phone } from './phone.ts'
import type { Random } from './random.ts'
import { type Run, UIDS, valueOf } from './run.ts'
import { type Tab, wake } from './windows.ts'

/** A page reacts within this time, at any state of the network. */
const AT_ONCE = 5000
const A_MARGIN = 60_000

/** Waits for an action of a page; false if the page died first. */
export async function through<T>(
  run: Run,
  engine: Engine,
  work: Promise<T>,
): Promise<{ value: T } | undefined> {
  let ended: { value: T } | undefined
  let failed: { error: unknown } | undefined
  work.then(
    (value) => (ended = { value }),
    (error: unknown) => (failed = { error }),
  )
  for (let waited = 0; waited <= AT_ONCE; waited += 100) {
    await run.time.pass(waited === 0 ? 0 : 100)
    if (failed) throw failed.error
    if (ended || engine.dead()) return ended
  }
  throw new Violation('I7 usable', `${engine.name} waits for its own database`)
}

/** Lets time pass until the condition holds, or until too much time has passed. */
export async function waitFor(run: Run, patience: number, isSo: () => boolean): Promise<void> {
  await run.time.pass(0)
  for (let waited = 0; waited < patience && !isSo(); waited += 500) await run.time.pass(500)
}

/** Lets a few events happen, then stops the engine that handles them. */
export async function interrupted(random: Random, stop: () => void): Promise<void> {
  for (let left = random.below(12); left > 0; left--)
    await new Promise((resolve) => setImmediate(resolve))
  stop()
}

/** The window that the person looks at; opened if there is none. */
export async function atTheScreen(run: Run, phone: Phone): Promise<Tab | undefined> {
  if (!phone.front() && phone.tabs.length < 2) phone.openTab()
  for (let waited = 0; waited < 10 && !phone.front(); waited++) await run.time.pass(50)
  return phone.front()
}

/** A person signs in, which needs signal. */
export async function signIn(run: Run, phone: Phone, uid: number): Promise<boolean> {
  const { network } = phone
  const tab = await atTheScreen(run, phone)
  if (!tab || network.state.offline || network.state.down) return false
  const { page, device } = tab
  // The answer to a sign-in contains the time, like every answer.
  if (run.provider.has('hora')) {
    let answered: boolean | undefined
    void tab.askVersion().then((came) => (answered = came))
    await waitFor(run, 5000, () => answered !== undefined || page.dead())
    if (answered !== true || page.dead() || page.frozen()) return false
  }
  const token = run.provider.signIn(uid)
  const shared = run.random.chance(0.2)
  const signing = page.portal.startSession(device, token, { shared, now: phone.clock() })
  await through(run, page, signing)
  wake(tab, 'start')
  await run.time.pass(300)
  return true
}

/** True if a session is past its end, as the phone tells its person; without the host's time, by the phone's clock. */
export function isOver(run: Run, phone: Phone, { vencida, expiresAt }: SesionAbierta): boolean {
  const now = run.provider.has('hora') ? run.time.date() : phone.clock()
  return vencida === true || expiresAt <= now + A_MARGIN
}

/** Prepares a window whose person is signed in and sees the portal; undefined if that failed. */
export async function signedIn(run: Run, phone: Phone, random: Random) {
  const tab = await atTheScreen(run, phone)
  if (!run.session(phone)) await signIn(run, phone, random.pick(UIDS.slice(0, 2)) ?? 1)
  const session = run.session(phone)
  if (!tab || !session || tab.page.dead()) return undefined
  if (session.shared)
    await through(run, tab.page, tab.page.portal.noteUse(tab.device, phone.clock()))
  return { tab, uid: Number(session.uid), session }
}

export function operationOf({ page }: Tab, type: Tipo) {
  const found = page.portal.catalog.operations.find((operation) => operation.type === type)
  if (!found) throw new Error(`no operation is called ${type}`)
  return found
}

/** After a crash, finds out if the change was stored: only then was it promised to the person. */
export async function keepIfThere(
  run: Run,
  phone: Phone,
  intent: Intent,
): Promise<Operacion | undefined> {
  await run.time.pass(0)
  const row = run
    .rows(phone)
    .find(
      (of) =>
        of.uid === String(intent.uid) &&
        of.type === intent.type &&
        valueOf(of) === intent.value &&
        !run.intents.some(({ row: known }) => known === of.id),
    )
  if (!row) return undefined
  intent.row = row.id
  run.intents.push(intent)
  return row
}
