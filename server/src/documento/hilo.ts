// The thread where papers are drawn: what a sheet costs, nobody else waits for.
import { parentPort } from 'node:worker_threads'

import { type Papel } from '../base/papel.ts'
import { hacer } from './hacer.ts'

parentPort?.on('message', (papel: Papel) => {
  void hacer(papel)
    .catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))))
    .then((made) => parentPort?.postMessage(made))
})
