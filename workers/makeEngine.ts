import type { Device } from '#local/bases/device.ts'
import { again, isLost } from '#local/bases/open.ts'
import { NoRoom, isFull } from '#local/bases/room.ts'
import { makeApi } from '#local/provider/api.ts'
import { trasElRelevo } from '#local/provider/trasElRelevo.ts'
import { catalog } from '#model/catalog.ts'
import { type Wake, makeLoop } from '#sync/loop.ts'

/**
 * The engine on these databases, with the timers of its page or worker. `before`: work without which it must not begin;
 * a worker takes the keys of the lock there, and a page has them already.
 */
export function makeEngine(
  device: Device,
  locks?: LockManager,
  before: () => Promise<unknown> = async () => {},
) {
  // A connection closed by the browser is opened again by the next round; one closed for a newer version stays
  // closed. A write that finds no room is repeated, and the pages say so.
  const report = (error: unknown) =>
    void (isLost(error) || isFull(error) || error instanceof NoRoom || self.reportError(error))
  const loop = makeLoop(
    { device, catalog, ...makeApi(device, trasElRelevo(locks)), now: Date.now, locks },
    {
      set: (run, ms) => self.setTimeout(run, ms),
      clear: (id) => self.clearTimeout(id),
      report,
    },
  )
  const work = <T>(run: () => Promise<T>) => again(device, () => before().then(run))
  return {
    wake: (why: Wake) => work(() => loop.wake(why)).catch(report),
    refresh: (resource: string, params: unknown, whateverItsAge: boolean) =>
      work(() => loop.refresh(resource, params, whateverItsAge)).catch(report),
    discard: (id: string, anyway: boolean) => work(() => loop.discard(id, anyway)),
  }
}
