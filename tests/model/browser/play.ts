import type { Proxy } from '../../faults/support/proxy.ts'
import type { Provider } from '../../support/provider.ts'
import type { Phone } from '../../support/test.ts'
import { makeRandom } from '../random.ts'
import { ACTIONS, BAG } from './actions.ts'
import { checkEnd, checkNow } from './checks.ts'
import { keepHistory } from './history.ts'
import { NOTES, PEOPLE, type Run } from './run.ts'
import { comeIn } from './screen.ts'
import { settle } from './settle.ts'

const ACTIONS_OF_A_RUN = 25
const MORE_NOTIFICATIONS = [40_001, 40_002, 40_003, 40_004]

/** Two phones and their possible users, before anything happens. */
export async function startRun(
  provider: Provider,
  phones: { phone: Phone; network: Proxy }[],
): Promise<Run> {
  for (const who of PEOPLE) {
    for (const [n, titulo] of NOTES.entries())
      await provider.addNota(who, { idNota: n + 1, titulo, texto: '', fecha: '2026-11-20' })
    await provider.addNotificaciones(who, MORE_NOTIFICATIONS)
  }
  return {
    handsets: phones.map((of, n) => ({ ...of, name: ['uno', 'otro'][n] ?? '', who: undefined })),
    provider,
    history: await keepHistory(provider.base),
    intents: [],
    forgotten: [],
    elsewhere: [],
    log: [],
    actions: 0,
    words: 0,
  }
}

/** Plays the run of a seed to its end; throws at the first violated rule. */
export async function play(run: Run, seed: number): Promise<void> {
  const random = makeRandom(seed)
  const begun = Date.now()
  const say = (line: string) =>
    void run.log.push(`${((Date.now() - begun) / 1000).toFixed(1)} s ${line}`)

  await Promise.all(
    run.handsets.map(async (handset) => {
      await comeIn(handset, random.pick(PEOPLE) ?? 'norma')
      await handset.phone.portal.readyForNoSignal()
      // Target of a notification, with or without signal.
      await handset.phone.portal.kept(/AutorizacionesScreen/)
    }),
  )
  for (let n = 1; n <= ACTIONS_OF_A_RUN; n++) {
    const kind = random.pick(BAG) ?? 'reload'
    const handset = random.pick(run.handsets)
    const dice = makeRandom(random.below(2 ** 31))
    if (!handset) return
    say(`${n}. ${kind} (${handset.name}, ${handset.who ?? 'nobody'})`)
    run.actions = n
    const came = await ACTIONS[kind]?.act(run, handset, dice)
    if (came) say(`   ${came}`)
    await checkNow(run, handset)
  }
  say('settle')
  for (const handset of run.handsets) await settle(run, handset, random)
  say('check')
  await checkEnd(run)
  say('done')
}
