import { type Remote, wrap } from 'comlink'

import { showToast } from '#ui/toasts.ts'
import type { PortalWorker } from '#workers/portal.ts'

import { texts } from './texts.ts'

const LONGEST_PAUSE = 60_000

/** The engine's worker. One whose script did not arrive answers nobody: it is made again, more and more rarely. */
export async function encenderWorker(): Promise<Remote<PortalWorker>> {
  for (let pause = 2000; ; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
    const worker = new Worker(new URL('../../workers/portal.ts', import.meta.url), {
      type: 'module',
    })
    const engine = wrap<PortalWorker>(worker)
    if (await Promise.race([engine.isThere(), failure(worker)])) return engine
    worker.terminate()
    showToast(texts.faltaUnaParte, { tipo: 'error' })
    await Promise.race([online(), new Promise((resolve) => setTimeout(resolve, pause))])
  }
}

const failure = (worker: Worker) =>
  new Promise<false>((resolve) =>
    worker.addEventListener('error', () => resolve(false), { once: true }),
  )

const online = () =>
  new Promise<unknown>((resolve) => addEventListener('online', resolve, { once: true }))
