import { makeApi } from '#local/api.ts'
import type { Device } from '#local/device.ts'
import { catalog } from '#model/catalog.ts'
import { makeLoop } from '#sync/loop.ts'

/** The engine on these databases, with the timers of wherever it runs. */
export function makeEngine(device: Device, locks?: LockManager) {
  return makeLoop(
    { device, catalog, call: makeApi(device).call, now: Date.now, locks },
    {
      set: (run, ms) => self.setTimeout(run, ms),
      clear: (id) => self.clearTimeout(id),
      // Databases that a newer version took over are closed for good, and this page about to be reloaded.
      report: (error) => device.cedido ?? self.reportError(error),
    },
  )
}
