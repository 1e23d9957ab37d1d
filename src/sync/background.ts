import { drain } from './drain.ts'
import { pull } from './pull.ts'
import { sendRevocations } from './revocations.ts'
import type { World } from './world.ts'

/**
 * What the service worker does when the signal is back and no page is open. Throws when something is left to send, so
 * that the browser calls again; the rows themselves are safe either way.
 */
export async function sendAndRefresh(world: World): Promise<void> {
  const untold = await sendRevocations(world)
  const { left, refresh } = await drain(world, { now: true })
  await Promise.all(refresh.map(({ resource, params }) => pull(world, resource, params)))
  if (left + untold > 0) throw new Error(`${left + untold} changes are still to be sent`)
}
