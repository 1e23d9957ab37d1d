import { leaveDuring, leaveOverCopies, setHourFarOff, stopBeforeTheLast } from './aimed.ts'
import { makeChange } from './changes.ts'
import { rowOf } from './checks.ts'
import { checkOthersGo } from './failingGroup.ts'
import { claveDeAviso, notificaciones } from './operaciones/descartarNotificacion.ts'
import { LISTAS, operaciones } from './operaciones/lista.ts'
import { saveNota } from './operaciones/notas.ts'
import { atTheScreen, interrupted, signIn, signedIn, through } from './person.ts'
import type { Phone } from './phone.ts'
import type { Random } from './random.ts'
import { FAULTS, HARMLESS_WITHOUT_KEYS } from './rules.ts'
import { UIDS, type Run } from './run.ts'
import {
  afterLoss,
  discard,
  discardFound,
  edit,
  findRow,
  resolve,
  retry,
} from './secondThoughts.ts'
import {
  eraseAll,
  freezeAcross,
  leaveAlone,
  refuseInWords,
  saveAgain,
  typeSomething,
} from './troubles.ts'
import { enginesOf } from './windows.ts'
type Action = {
  weight: number
  act: (run: Run, phone: Phone, random: Random) => Promise<void> | void
}

const MINUTE = 60_000

/** An action for every operation of the random test. */
const CHANGES = Object.fromEntries(
  operaciones.map(({ type, action: { name, weight } }): [string, Action] => [
    name,
    { weight, act: (...at) => makeChange(...at, type) },
  ]),
)

/** Possible actions, and their weights. */
export const ACTIONS: Record<string, Action> = {
  ...CHANGES,
  'edit a pending row': { weight: 2, act: edit },
  'edit after a lost answer': { weight: 2, act: afterLoss(edit) },
  'discard after a lost answer': { weight: 2, act: afterLoss(discard) },
  'discard a row': { weight: 1, act: discard },
  'resolve a conflict': { weight: 2, act: resolve },
  'retry a row': { weight: 1, act: retry },
  'a gateway refuses in words': { weight: 3, act: refuseInWords },
  'the same again while it is discarded': { weight: 2, act: saveAgain },
  'another person while a tab is frozen': { weight: 2, act: freezeAcross },
  'days in a drawer': { weight: 2, act: leaveAlone },
  'type something': { weight: 1, act: typeSomething },
  'a cut before the last step': { weight: 3, act: stopBeforeTheLast },
  'the hour is set far off': { weight: 2, act: setHourFarOff },
  'somebody leaves over an answer': { weight: 3, act: leaveDuring },
  'somebody leaves over a copy': { weight: 3, act: leaveOverCopies },
  'erase everything': { weight: 1, act: eraseAll },
  'signal goes or comes': {
    weight: 6,
    act: (_run, phone, random) => {
      const { state } = phone.network
      state.offline = !state.offline
      // The browser may fire the event or not.
      if (random.chance(0.5)) phone.wakeAll('online')
      if (!state.offline && random.chance(0.5)) phone.sync()
    },
  },
  'the network misbehaves': {
    weight: 8,
    act: (run, { network }, random) => {
      const fault = random.pick(run.hasKeys ? FAULTS : HARMLESS_WITHOUT_KEYS) ?? 'cut'
      const only = random.pick(['all', 'writes', 'writes', 'notas', 'claves', 'aviso'])
      network.setRule({
        fault,
        times: 1 + random.below(4),
        applies: ({ method, path }) =>
          (only === 'all' && (fault !== 'gateway' || path.startsWith('/v1'))) ||
          (only === 'writes' ? method === 'POST' : path.includes(String(only))),
      })
    },
  },
  'the provider dies': {
    weight: 2,
    act: (run, _phone, random) => run.down(2000 + random.below(40_000)),
  },
  'another device changes it': {
    weight: 3,
    act: (run, _phone, random) => {
      const uid = random.pick(UIDS) ?? 1
      run.counts.words += 1
      if (random.chance(0.8))
        saveNota(
          run.books,
          uid,
          { idNota: 1 + random.below(3), titulo: `p${uid}-ajeno-${run.counts.words}` },
          'another device',
        )
      else {
        const { avisos, dismissed } = run.books.of(uid, notificaciones)
        const aviso = random.pick(avisos)
        if (aviso) dismissed.add(claveDeAviso(aviso))
      }
    },
  },
  'a second tab': {
    weight: 3,
    act: (_run, phone) => {
      const [tab, second] = phone.tabs
      if (!tab || !second) return void phone.openTab()
      phone.leave(tab)
    },
  },
  reload: {
    weight: 3,
    act: (_run, phone) => {
      const tab = phone.front()
      if (tab) phone.close(tab)
      phone.openTab()
    },
  },
  'kill the browser': {
    weight: 3,
    act: async (run, phone, random) => {
      phone.kill(random.chance(0.2))
      await run.time.pass(random.below(5000))
      if (random.chance(0.8)) phone.openTab()
    },
  },
  'the browser throws the data away': { weight: 1, act: evict },
  'stop the service worker': { weight: 3, act: (_run, phone) => phone.stopServiceWorker() },
  'fire sync': { weight: 4, act: (_run, phone) => phone.sync() },
  'freeze a tab': {
    weight: 2,
    act: (_run, phone, random) => {
      const tab = random.pick(phone.tabs.filter(({ page }) => !page.frozen()))
      for (const engine of tab ? enginesOf(tab) : []) engine.freeze()
    },
  },
  'thaw the tabs': {
    weight: 2,
    act: (_run, phone) => {
      for (const engine of phone.engines()) if (engine.frozen()) engine.thaw()
    },
  },
  'sign out': { weight: 2, act: signOut },
  'another person signs in': {
    weight: 2,
    act: async (run, phone, random) => {
      const session = run.session(phone)
      await signIn(run, phone, random.pick(UIDS.filter((uid) => String(uid) !== session?.uid)) ?? 1)
    },
  },
  'sign in again': {
    weight: 3,
    act: async (run, phone, random) => {
      const last = phone.kept.sesion()
      await signIn(run, phone, Number(last?.uid ?? random.pick(UIDS)))
    },
  },
  'the token ends': {
    weight: 2,
    act: (run, _phone, random) => run.provider.end(random.pick(UIDS) ?? 1, 'expired'),
  },
  'the session is ended elsewhere': {
    weight: 1,
    act: (run, _phone, random) => run.provider.end(random.pick(UIDS) ?? 1, 'ended'),
  },
  'the clock jumps': {
    weight: 1,
    act: (_run, phone, random) =>
      phone.jump((random.pick([-2 * 24 * 60, -60, -6, 6, 60, 2 * 24 * 60]) ?? 0) * MINUTE),
  },
  'time passes': { weight: 6, act: (run, _phone, random) => run.time.pass(random.below(90_000)) },
  'send now': { weight: 3, act: (_run, phone) => phone.wakeAll('now') },
  'out of sight': { weight: 1, act: (_run, phone) => phone.wakeAll('hidden') },
  'in sight again': { weight: 1, act: (_run, phone) => phone.wakeAll('visible') },
  'reload a list': {
    weight: 1,
    act: (_run, phone, random) => {
      phone.reload(random.pick(LISTAS)?.key ?? notificaciones.key)
    },
  },
  'one group fails': { weight: 1, act: checkOthersGo },
}

/** Finished changes stay finished, and everything else that was stored for the person is gone. */
async function evict(run: Run, phone: Phone, random: Random): Promise<void> {
  const everything = random.chance(0.3)
  phone.kill()
  await run.time.pass(0)
  for (const intent of run.intents) {
    if (intent.phone !== phone.name) continue
    intent.told &&= false // the list of earlier changes goes too
    if (intent.fate === 'kept') {
      const row = rowOf(intent, run.rows(phone))
      // A change that was being stored when the page was killed was not promised: it may be missing from the list.
      const id = String(intent.row)
      const listed = !phone.takenOff(id) && (intent.promised === true || phone.listed(id))
      intent.told = !everything && listed && row?.state !== 'done'
      intent.fate = 'evicted'
    }
  }
  phone.evict(everything)
  run.followed(phone).untold = []
  phone.network.state.list = undefined // A phone without a stored list of capabilities would believe that there is none.
}

/** Signs out: with unsent changes kept, discarded, or sent first. */
async function signOut(run: Run, phone: Phone, random: Random): Promise<void> {
  const at = await signedIn(run, phone, random)
  if (!at) return
  const answer = random.pick(['keep', 'discard', 'send now'])
  if (answer === 'discard')
    for (let left = 3; left > 0; left--) {
      const found = await findRow(run, phone, random, () => true)
      if (found) await discardFound(run, phone, random, found)
    }
  if (answer === 'send now') {
    phone.wakeAll('now')
    await run.time.pass(random.below(4000))
  }
  const tab = await atTheScreen(run, phone)
  const session = run.session(phone)
  if (!tab || !session || tab.page.dead()) return
  const leaving = tab.page.portal.endSession(tab.device, 'salir', session.generation, phone.clock())
  if (random.chance(0.15)) {
    leaving.catch(() => undefined)
    await interrupted(random, () => phone.kill())
  } else await through(run, tab.page, leaving)
  phone.wantsSync()
}
