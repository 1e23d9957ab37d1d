import type { Remote } from 'comlink'

import type { EnginePort } from '#live/proveedor/engine.ts'
import type { PageEngine } from '#workers/engine.ts'

import { encenderWorker } from './encenderWorker.ts'

type Motor = { worker: Remote<PageEngine> | undefined; ended: Promise<typeof ENDED> }
const ENDED = Symbol('the page was left')

/**
 * Runs the engine in its worker while the page is shown. Browsers freeze a page that is left together with its worker,
 * and database locks of a frozen worker block all other pages. So the worker ends with the page, and starts again when
 * Back shows the page. A call to an ended worker is repeated with the next worker.
 */
export function motorDePagina(): EnginePort {
  let over = new AbortController()
  let motor = encender(over.signal)

  addEventListener('pagehide', () => {
    over.abort()
    over = new AbortController()
    // Calls made meanwhile wait until the page is shown again.
    motor = shownAgain().then(() => encender(over.signal))
  })

  async function ask<T>(work: (worker: Remote<PageEngine>) => Promise<T>): Promise<T> {
    for (;;) {
      const { worker, ended } = await motor
      if (!worker) continue // A new worker is being started.
      const said = await Promise.race([work(worker), ended])
      if (said !== ENDED) return said
    }
  }

  return {
    wake: (why) => ask((worker) => worker.wake(why)),
    refresh: (resource, params, whateverItsAge) =>
      ask((worker) => worker.refresh(resource, params, whateverItsAge)),
    discard: (id, anyway) => ask((worker) => worker.discard(id, anyway)),
  }
}

async function encender(over: AbortSignal): Promise<Motor> {
  const ended = new Promise<typeof ENDED>((resolve) =>
    over.addEventListener('abort', () => resolve(ENDED)),
  )
  return { worker: await encenderWorker(over), ended }
}

const shownAgain = () =>
  new Promise<void>((resolve) => addEventListener('pageshow', () => resolve(), { once: true }))
