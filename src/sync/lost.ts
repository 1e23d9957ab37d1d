import { CallError } from '#contract/callError.ts'
import { MAX_CLAVES, claves } from '#contract/extensiones/claves.ts'
import { isOf } from '#local/outbox/mirror.ts'
import { currentSession } from '#local/session/session.ts'

import { isFinal } from './outcome.ts'
import { type World, callAs } from './world.ts'

/** Changes in one question: each has up to two keys. */
const AT_ONCE = MAX_CLAVES / 2

/**
 * Asks which of the changes deleted by the browser had arrived before. Arrived ones need no message; the rest is lost
 * and cannot arrive afterwards, or unknown if the host uses no keys. Returns the number still to be asked about.
 */
export async function askForLost(world: World): Promise<number> {
  const { device, call } = world
  const { perdidas } = device.salida
  const session = await currentSession(device)
  if (!session) return 0
  const asking = await perdidas.filter(({ state }) => state === 'asking').toArray()
  // The provider answers each person about their own keys only.
  const own = await Promise.all(asking.map((row) => isOf(row, session.uid)))
  const mine = asking.filter((_row, n) => own[n])
  const ask = callAs(call, session)
  for (let at = 0; at < mine.length; at += AT_ONCE) {
    const some = mine.slice(at, at + AT_ONCE)
    const asked = some.map(({ id }) => id)
    try {
      // The key of the last step tells whether the whole change arrived; a request under the first key must not start
      // it again.
      const keys = some.flatMap(({ id, primera = id, ultima = primera }) => [primera, ultima])
      const { llegaron } = await ask(claves.anular, { claves: [...new Set(keys)] })
      const arrived = some.filter(
        ({ id, primera = id, ultima = primera }) => llegaron[ultima] === true,
      )
      await perdidas.bulkDelete(arrived.map(({ id }) => id))
      // A host that sent a change and got no answer does not name its key.
      const untold = some.filter(
        ({ id, primera = id, ultima = primera }) => llegaron[ultima] === undefined,
      )
      await settle(
        world,
        untold.map(({ id }) => id),
        'unknown',
      )
      await settle(world, asked, 'lost')
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      if (!isFinal(error.failure)) return mine.length - at
      await settle(world, asked, 'unknown')
    }
  }
  return 0
}

async function settle({ device }: World, asked: string[], state: 'lost' | 'unknown') {
  await device.salida.perdidas
    .where('id')
    .anyOf(asked)
    .filter((row) => row.state === 'asking')
    .modify({ state })
}
