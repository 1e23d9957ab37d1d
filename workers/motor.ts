// The engine, for a page's worker and for the service worker: one file for both, which a phone fetches once.
import { expose } from 'comlink'

import { makeApi } from '#local/api.ts'
import { openDevice } from '#local/device.ts'
import { beginNewLog } from '#local/newLog.ts'
import { again } from '#local/open.ts'
import { catalog } from '#model/catalog.ts'
import { sendAndRefresh } from '#sync/background.ts'

import { makeEngine } from './makeEngine.ts'

const isServiceWorker = 'registration' in self

void beginNewLog()
const device = openDevice()

/** Sends what is unsent and brings what is new; throws when something is left. */
export const enviar = () =>
  again(device, () =>
    sendAndRefresh({
      device,
      catalog,
      call: makeApi(device).call,
      now: Date.now,
      locks: navigator.locks,
    }),
  )

/** `isThere` answers that the script arrived: a worker without one never answers anything. */
const deUnaPagina = () => ({ ...makeEngine(device, navigator.locks), isThere: () => true })
export type MotorDePagina = ReturnType<typeof deUnaPagina>

if (!isServiceWorker) expose(deUnaPagina())
