import { composeAll } from './compose.ts'
import { drain } from './drain.ts'
import { warm } from './fresh.ts'
import { askForLost } from './lost.ts'
import { keepPublic } from './public.ts'
import { sendRevocations } from './revocations.ts'
import type { World } from './world.ts'

/**
 * What the service worker does when the signal is back and no page is open. Throws when something is left to send, so
 * that the browser calls again; the rows themselves are safe either way.
 */
export async function sendAndRefresh(world: World): Promise<void> {
  const untold = await sendRevocations(world)
  const unasked = await askForLost(world)
  const { left } = await drain(world, { now: true })
  await warm(world, { news: true })
  await composeAll(world)
  await keepPublic(world)
  const open = left + untold + unasked
  if (open > 0) throw new Error(`${open} changes are still to be sent`)
}
