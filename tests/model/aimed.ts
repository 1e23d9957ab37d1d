import { makeChange } from './changes.ts'
import { checkNow } from './checks.ts'
import { checkNobodyWaits } from './failingGroup.ts'
import { LISTAS } from './operaciones/lista.ts'
import { atTheScreen, signIn, signedIn, through } from './person.ts'
import type { Phone } from './phone.ts'
import type { Random } from './random.ts'
import { type Run, UIDS } from './run.ts'
import { wake } from './windows.ts'

// Situations that no random run would meet by chance. In each of them the engine could fail in exactly one way.

const DAY = 24 * 3_600_000

/** Files whose last step fails once or several times: answered steps must not be sent again. */
export async function stopBeforeTheLast(run: Run, phone: Phone, random: Random): Promise<void> {
  phone.network.setRule({
    fault: random.pick(['cut', '503', '429']) ?? 'cut',
    times: 1 + random.below(3),
    applies: ({ path }) => path.endsWith('/aviso'),
  })
  await makeChange(run, phone, random, 'nota.adjuntar')
  await run.time.pass(30_000)
}

/** The phone's clock is set wrong by more than a session's length, and sometimes set right while the portal is closed. */
export async function setHourFarOff(run: Run, phone: Phone, random: Random): Promise<void> {
  if (!run.provider.has('hora')) return
  const off = (random.chance(0.6) ? 40 : -40) * DAY
  await setHour(run, phone, random, off)
  checkNow(run) // Finished changes are dated by this clock: by another clock they may be a month old, and deleted.
  if (random.chance(0.3)) return outstay(run, phone, random)
  if (random.chance(0.4)) return
  phone.kill()
  await setHour(run, phone, random, -off)
}

/** After the first answer the phone knows the time, the session is valid again, and its changes are sent. */
async function setHour(run: Run, phone: Phone, random: Random, by: number): Promise<void> {
  phone.jump(by)
  if (!(await signedIn(run, phone, random))) return
  phone.network.heal()
  phone.wakeAll('visible')
  await run.time.pass(5000)
  await makeChange(run, phone, random, 'nota.guardar')
  await atTheScreen(run, phone)
  phone.wakeAll('now')
  await run.time.pass(120_000)
  checkNobodyWaits(run, phone)
}

/** Both phones stay unused for longer than a session lasts: it has ended, by any clock of this phone. */
async function outstay(run: Run, phone: Phone, random: Random): Promise<void> {
  for (const each of run.phones) each.kill()
  await run.time.pass(31 * DAY)
  for (const each of run.phones) each.openTab()
  await makeChange(run, phone, random, 'nota.guardar')
  await run.time.pass(60_000)
}

/** The signed-in person leaves while a question of theirs is held up, and another person comes. */
export async function leaveDuring(run: Run, phone: Phone, random: Random): Promise<void> {
  phone.network.setRule({
    fault: 'swap',
    times: 2,
    applies: ({ method, path }) => method === 'GET' && /notas|notificaciones/.test(path),
  })
  for (const { key } of LISTAS) phone.reload(key)
  await run.time.pass(500)
  const uid = await leave(run, phone, random)
  if (uid === undefined) return
  run.provider.end(uid, 'ended')
  await signIn(run, phone, random.pick(UIDS.filter((of) => of !== uid)) ?? 1)
  await run.time.pass(15_000)
}

/** The signed-in person leaves while a worker is frozen over one of their copies, composing the counter. */
export async function leaveOverCopies(run: Run, phone: Phone, random: Random): Promise<void> {
  const at = await signedIn(run, phone, random)
  if (!at) return
  const { tab } = at
  await run.time.pass(2000)
  tab.freezesOver = 1 + random.below(6)
  wake(tab, 'write')
  await run.time.pass(random.below(1000))
  await leave(run, phone, random)
  await run.time.pass(random.below(1000))
  tab.freezesOver = 0
  if (tab.worker.frozen()) tab.worker.thaw()
}

async function leave(run: Run, phone: Phone, random: Random): Promise<number | undefined> {
  const at = await signedIn(run, phone, random)
  if (!at) return undefined
  const { tab, uid, session } = at
  const { portal } = tab.page
  await through(
    run,
    tab.page,
    portal.endSession(tab.device, 'salir', session.generation, phone.clock()),
  )
  return uid
}
