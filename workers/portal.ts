import { expose } from 'comlink'

import { openDevice } from '#local/device.ts'
import { beginNewLog } from '#local/newLog.ts'

import { makeEngine } from './makeEngine.ts'

void beginNewLog()

/** `isThere` answers that the script arrived: a worker without one never answers anything. */
const engine = { ...makeEngine(openDevice(), navigator.locks), isThere: () => true }

export type PortalWorker = typeof engine

expose(engine)
