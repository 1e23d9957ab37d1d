import { expose } from 'comlink'

import { makeApi } from '#local/api.ts'
import { openDevice } from '#local/device.ts'
import { catalog } from '#model/catalog.ts'
import { makeLoop } from '#sync/loop.ts'

const device = openDevice()
const { call } = makeApi(device)

const loop = makeLoop(
  { device, catalog, call, now: Date.now, locks: navigator.locks },
  {
    set: (run, ms) => self.setTimeout(run, ms),
    clear: (id) => self.clearTimeout(id),
    report: (error) => self.reportError(error),
  },
)

export type PortalWorker = typeof loop

expose(loop)
