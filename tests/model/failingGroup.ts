import type { Operacion } from '#local/bases/salida.ts'

import { makeChange } from './changes.ts'
import { Violation } from './intents.ts'
import { atTheScreen, isOver, signedIn } from './person.ts'
import type { Phone } from './phone.ts'
import type { Random } from './random.ts'
import { type Run, valueOf } from './run.ts'

// Time by which a frozen or dead sender delays the others: less than 90 s.
const ENOUGH = 120_000

/** With one failing group, all others are sent. */
export async function checkOthersGo(run: Run, phone: Phone, random: Random): Promise<void> {
  const { network } = phone
  network.state.offline = true
  for (const type of [
    'nota.guardar',
    'notificacion.descartar',
    'nota.adjuntar',
    'nota.guardar',
  ] as const)
    await makeChange(run, phone, random, type)
  const at = await signedIn(run, phone, random)
  const uid = String(at?.uid)
  const open = run.rows(phone).filter((row) => row.uid === uid && row.state === 'pending')
  const failing = random.pick(open)
  network.heal()
  if (!at || !failing) return
  const group = open.filter((row) => row.group === failing.group).map(valueOf)
  await run.time.pass(45_000) // Until the provider works again, and the others' turn has ended.
  network.setRule({
    fault: '500',
    times: 1000,
    applies: ({ body }) =>
      group.some((value) => value !== undefined && JSON.stringify(body ?? '').includes(value)),
  })
  await atTheScreen(run, phone)
  phone.wakeAll('now')
  await run.time.pass(ENOUGH)
  network.heal()
  if (run.session(phone)?.uid === uid) checkNobodyWaits(run, phone, failing.group)
}

/** A row may wait behind a refused row, in a failing group, or for a time named by the provider; nowhere else. */
export function checkNobodyWaits(run: Run, phone: Phone, failing?: string): void {
  const session = run.session(phone)
  if (!session || isOver(run, phone, session) || !phone.front()) return
  const left = run.rows(phone).filter((row) => row.uid === session.uid && row.state !== 'done')
  const isHead = (row: Operacion) => left.find((of) => of.group === row.group) === row
  const stuck = left.find(
    (row) =>
      isHead(row) &&
      row.group !== failing &&
      row.state === 'pending' &&
      (row.nextAt ?? 0) <= phone.clock(),
  )
  if (stuck)
    throw new Violation('I3 a group keeps the others', `${valueOf(stuck)} (${stuck.group})`)
}
