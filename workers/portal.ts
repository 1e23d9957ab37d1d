import { expose } from 'comlink'

import { openDevice } from '#local/device.ts'

import { makeEngine } from './makeEngine.ts'

const engine = makeEngine(openDevice(), navigator.locks)

export type PortalWorker = typeof engine

expose(engine)
