import { again, isLost } from '#local/bases/open.ts'
import { backSince, followNetwork } from '#local/provider/network.ts'

import { composeAll } from './compose.ts'
import { drain } from './drain.ts'
import { refreshOutdated, warm } from './fresh.ts'
import { askForLost } from './lost.ts'
import { keepPublic } from './public.ts'
import { sendRevocations } from './revocations.ts'
import { skipWaits } from './waiting.ts'
import type { World } from './world.ts'

/** True if a page is in sight; it asks for news itself. */
type InSight = () => Promise<boolean>

/**
 * Work of the service worker when the signal is back and no page is open. Throws if something is left to send, so
 * that the browser calls again; the rows themselves are safe either way.
 */
export async function sendAndRefresh(
  world: World,
  inSight: InSight = () => Promise.resolve(false),
): Promise<void> {
  const open = await again(world.device, () => sendOnce(world, inSight)).catch((error: unknown) => {
    // Databases kept by a newer version, or that do not open: the next call may succeed.
    if (isLost(error)) return 'some'
    throw error
  })
  if (open !== 0) throw new Error(`${open} changes are still to be sent`)
}

/** Returns the number of remaining changes and other messages to the provider. */
async function sendOnce(world: World, inSight: InSight): Promise<number> {
  const before = await backSince(world.device)
  const stop = followNetwork(world.device, {
    back: () => void skipWaits(world).catch(() => undefined), // waits that it could not skip stay
  })
  try {
    const untold = await sendRevocations(world)
    const unasked = await askForLost(world)
    let left = await sendAndAsk(world, inSight)
    // A call came through since the round began: the rest may get through too, and make more copies old.
    if (left > 0 && (await backSince(world.device)) !== before)
      left = await sendAndAsk(world, inSight)
    return left + untold + unasked
  } finally {
    stop()
  }
}

/** Asks last: a copy asked for before a change was confirmed does not contain it. */
async function sendAndAsk(world: World, inSight: InSight): Promise<number> {
  const { left } = await drain(world, { now: true })
  const compose = () => composeAll(world)
  // Copies are not fetched twice over a link that is just back.
  if (await inSight()) await refreshOutdated(world)
  else await warm(world, { news: true, arrived: compose })
  await compose()
  await keepPublic(world)
  return left
}
