import { sayOnline } from '../../faults/support/operations.ts'
import { portalOn } from '../../support/portal.ts'
import { enPantalla } from '../operaciones/lista.ts'
import type { Random } from '../random.ts'
import { killMeanwhile, makeChange } from './changes.ts'
import { misbehave } from './network.ts'
import { type Handset, NOTES, PEOPLE, type Run, wordOf } from './run.ts'
import { beSentOut, comeIn, goOut, present } from './screen.ts'
import { discard, resolve } from './secondThoughts.ts'

type Action = {
  weight: number
  /** Performs the action; returns the result in words. */
  act: (run: Run, handset: Handset, random: Random) => Promise<string | void>
}

/** An action for every operation with a screen. */
const CHANGES = Object.fromEntries(
  enPantalla.map(({ type, action: { name }, onScreen: { weight } }): [string, Action] => [
    name,
    { weight, act: (...at) => makeChange(...at, type) },
  ]),
)

/** Possible actions, and their weights. */
export const ACTIONS: Record<string, Action> = {
  ...CHANGES,
  'discard a row': { weight: 3, act: discard },
  'resolve a conflict': { weight: 3, act: resolve },
  'signal goes': { weight: 5, act: async (_run, { network }) => network.cut() },
  'signal comes': {
    weight: 6,
    act: async (_run, { network, phone }, random) => {
      network.restore()
      // The browser may fire the event or not.
      if (random.chance(0.5)) await sayOnline(phone.portal)
    },
  },
  'the network misbehaves': {
    weight: 9,
    act: async (_run, handset, random) => misbehave(handset, random),
  },
  'another device changes a note': {
    weight: 4,
    act: async (run, _handset, random) => {
      const who = random.pick(PEOPLE) ?? 'norma'
      const texto = wordOf(run, who)
      run.elsewhere.push(texto)
      await run.provider.changeNota(who, 1 + random.below(NOTES.length), { texto })
      return texto
    },
  },
  'a second tab': {
    weight: 3,
    act: async (_run, { phone }, random) => {
      const { browser } = phone
      const [first, second] = browser.context().pages()
      if (!first || !second) {
        await (await phone.newWindow()).open(random.pick(['/', '/prueba', '/pendientes']) ?? '/')
        return 'opened'
      }
      await (random.pick([first, second]) ?? first).close()
      phone.portal = portalOn(browser.page(), browser.origin)
      return 'closed'
    },
  },
  reload: {
    weight: 3,
    act: async (_run, { phone }) => void (await phone.portal.page.reload()),
  },
  'kill the browser': { weight: 3, act: killMeanwhile },
  'stop the service worker': {
    weight: 3,
    act: (_run, { phone }) => phone.browser.stopServiceWorkers(),
  },
  'fire sync': { weight: 4, act: (_run, { phone }) => phone.fireSync() },
  'sign out and in again': {
    weight: 2,
    act: async (_run, handset, random) => {
      const who = await present(handset, random)
      await goOut(handset)
      await comeIn(handset, who)
    },
  },
  'the sessions are ended elsewhere': {
    weight: 1,
    act: async (run) => {
      await run.provider.endSessions()
      for (const handset of run.handsets) await beSentOut(handset)
    },
  },
  'another person signs in': {
    weight: 2,
    act: async (_run, handset, random) => {
      const before = await present(handset, random)
      await goOut(handset)
      if (random.chance(0.2)) return 'nobody yet'
      await comeIn(handset, PEOPLE.find((who) => who !== before) ?? 'norma')
    },
  },
}

/** Each kind of action occurs as often as its weight says. */
export const BAG = Object.entries(ACTIONS).flatMap(([kind, { weight }]) =>
  Array.from({ length: weight }, () => kind),
)
