// Thread that draws papers, so that drawing delays no other request.
import { parentPort } from 'node:worker_threads'

import { type Papel } from '../base/papel.ts'
import { hacer } from './hacer.ts'

parentPort?.on('message', (papel: Papel) => {
  void hacer(papel)
    .catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))))
    .then((made) => parentPort?.postMessage(made))
})
