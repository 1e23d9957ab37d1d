// Worker thread that draws documents, so that drawing delays no other request.
import { parentPort } from 'node:worker_threads'

import type { Membrete, Papel } from '../base/papel.ts'
import { hacerDocumento } from './hacerDocumento.ts'

parentPort?.on('message', ({ papel, membrete }: { papel: Papel; membrete?: Membrete }) => {
  void hacerDocumento(papel, membrete)
    .catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))))
    .then((made) => parentPort?.postMessage(made))
})
