import type { Resolver } from '#live/llamadas/antirrobot.ts'
import type { Dicho } from '#workers/antirrobot.ts'

// Usual number of steps: the reference provider's challenges take 100 to 300, those of other providers possibly more.
const USUAL = 300

/** Solves a bot check in a worker, so that the page stays responsive. Undefined if it fails. */
export const resolverDesafio: Resolver = (desafio, onAvance) =>
  new Promise((resolve) => {
    const worker = new Worker(new URL('../../../workers/antirrobot.ts', import.meta.url), {
      type: 'module',
    })
    const end = (solution?: Parameters<typeof resolve>[0]) => {
      worker.terminate()
      resolve(solution)
    }
    worker.addEventListener('error', () => end())
    worker.addEventListener('message', ({ data }: MessageEvent<Dicho>) => {
      if ('pasos' in data) return onAvance(Math.min(0.95, data.pasos / USUAL))
      end('solucion' in data ? data.solucion : undefined)
    })
    worker.postMessage(desafio)
  })
