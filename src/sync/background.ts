import { followNetwork } from '#local/network.ts'

import { composeAll } from './compose.ts'
import { drain } from './drain.ts'
import { warm } from './fresh.ts'
import { askForLost } from './lost.ts'
import { keepPublic } from './public.ts'
import { sendRevocations } from './revocations.ts'
import { skipWaits } from './waiting.ts'
import type { World } from './world.ts'

/**
 * What the service worker does when the signal is back and no page is open. Throws when something is left to send, so
 * that the browser calls again; the rows themselves are safe either way.
 */
export async function sendAndRefresh(world: World): Promise<void> {
  let isBack = false
  const stop = followNetwork(world.device, {
    back: () => {
      isBack = true
      void skipWaits(world).catch(() => undefined) // what it could not skip is waited for
    },
  })
  try {
    const untold = await sendRevocations(world)
    const unasked = await askForLost(world)
    let { left } = await drain(world, { now: true })
    await warm(world, { news: true })
    await composeAll(world)
    await keepPublic(world)
    // What came through since tells that the rest may, too.
    if (left > 0 && isBack) left = (await drain(world, { now: true })).left
    const open = left + untold + unasked
    if (open > 0) throw new Error(`${open} changes are still to be sent`)
  } finally {
    stop()
  }
}
