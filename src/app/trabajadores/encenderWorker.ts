import { type Remote, wrap } from 'comlink'
import { nuevoMotor } from 'virtual:motor-de-pagina'

import { dicho } from '#contract/dicho.ts'
import { showToast } from '#ui/toasts.ts'
import type { PageEngine } from '#workers/engine.ts'

import { texts } from '../texts.ts'

const LONGEST_PAUSE = 60_000
/** Time in ms for a script to arrive; doubled after each try. */
const PATIENCE = 30_000

/**
 * The engine's worker, which ends with `over`; undefined if `over` came first. A worker that does not answer, because
 * its script did not arrive, is started again at growing intervals.
 */
export async function encenderWorker(over: AbortSignal): Promise<Remote<PageEngine> | undefined> {
  const ended = new Promise<undefined>((resolve) =>
    over.addEventListener('abort', () => resolve(undefined)),
  )
  for (let tries = 0; !over.aborted; tries++) {
    const worker = nuevoMotor(dicho)
    const end = () => worker.terminate()
    over.addEventListener('abort', end)
    const engine = wrap<PageEngine>(worker)
    const late = after(PATIENCE * 2 ** tries)
    const isThere = await Promise.race([engine.isThere(), failure(worker), late, ended])
    if (isThere === true) return engine
    end()
    if (isThere === undefined) return undefined
    showToast(texts.faltaUnaParte, { tipo: 'error' })
    await Promise.race([online(), after(Math.min(2000 * 2 ** tries, LONGEST_PAUSE)), ended])
  }
  return undefined
}

const after = (ms: number) => new Promise<false>((resolve) => setTimeout(() => resolve(false), ms))

const failure = (worker: Worker) =>
  new Promise<false>((resolve) =>
    worker.addEventListener('error', () => resolve(false), { once: true }),
  )

const online = () =>
  new Promise<unknown>((resolve) => addEventListener('online', resolve, { once: true }))
