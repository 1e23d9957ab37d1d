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

/** True if a page is visible: that page fetches news itself. */
type InSight = () => Promise<boolean>

/**
 * Work of the service worker when the signal is back and no page is open. Throws if something is left to send, so that
 * the browser fires the event again; the changes themselves stay stored in any case.
 */
export async function sendAndRefresh(
  world: World,
  inSight: InSight = () => Promise.resolve(false),
): Promise<void> {
  const open = await again(world.device, () => sendOnce(world, inSight)).catch((error: unknown) => {
    // A newer version keeps the databases, or they do not open: the next sync event may succeed.
    if (isLost(error)) return 'some'
    throw error
  })
  if (open !== 0) throw new Error(`${open} changes are still to be sent`)
}

/** Returns the number of changes and messages that are still to be sent. */
async function sendOnce(world: World, inSight: InSight): Promise<number> {
  const before = await backSince(world.device)
  const stop = followNetwork(world.device, {
    back: () => void skipWaits(world).catch(() => undefined), // If this fails, the waits stay.
  })
  try {
    const untold = await sendRevocations(world)
    const unasked = await askForLost(world)
    let left = await sendAndAsk(world, inSight)
    // A call succeeded since the round began, so the rest may be sent too. More copies may be old after that.
    if (left > 0 && (await backSince(world.device)) !== before)
      left = await sendAndAsk(world, inSight)
    return left + untold + unasked
  } finally {
    stop()
  }
}

/** Fetches last: a copy that was requested before a change was confirmed does not contain the change. */
async function sendAndAsk(world: World, inSight: InSight): Promise<number> {
  const { left } = await drain(world, { now: true })
  const compose = () => composeAll(world)
  // With a page in sight only outdated copies are fetched: the page fetches the others over the same weak link.
  if (await inSight()) await refreshOutdated(world)
  else await warm(world, { news: true, arrived: compose })
  await compose()
  await keepPublic(world)
  return left
}
