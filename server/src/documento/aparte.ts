import { Worker } from 'node:worker_threads'

import type { Membrete, Papel } from '../base/papel.ts'
import { Problem } from '../base/problem.ts'

const MAX_WAITING = 40
/** Time limit for one document: the manual takes a second, on a slow machine several. */
const PATIENCE_MS = 60_000

export type Hacer = (papel: Papel, membrete?: Membrete) => Promise<Uint8Array>

/** In the build the thread is a JavaScript file beside the server; from the source it is compiled on the fly. */
function open(): Worker {
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL('hilo.js', import.meta.url))
  const href = JSON.stringify(new URL('hilo.ts', import.meta.url).href)
  const read = `import('tsx/esm/api').then(({ register }) => { register(); return import(${href}) })`
  return new Worker(read, { eval: true, execArgv: [] })
}

/** One worker thread, started with the first document. Further documents wait; if too many wait, they are refused. */
export function createHacer(start: () => Worker = open): Hacer {
  let thread: Worker | undefined
  let waiting = 0
  let turn: Promise<unknown> = Promise.resolve()

  const inThread: Hacer = (papel, membrete) => {
    const worker = (thread ??= start())
    // The thread keeps the process alive only while it draws.
    worker.ref()
    return new Promise<Uint8Array>((resolve, reject) => {
      const lose = (error: Error) => {
        clearTimeout(late)
        if (thread === worker) thread = undefined
        void worker.terminate()
        reject(error)
      }
      const late = setTimeout(() => lose(new Error('A paper took too long.')), PATIENCE_MS)
      worker.removeAllListeners()
      worker.on('error', lose)
      worker.on('exit', () => lose(new Error('The thread that makes papers ended.')))
      worker.once('message', (made: Uint8Array | Error) => {
        clearTimeout(late)
        worker.unref()
        if (made instanceof Error) reject(made)
        else resolve(made)
      })
      worker.postMessage({ papel, membrete })
    })
  }

  return (papel, membrete) => {
    if (waiting >= MAX_WAITING)
      return Promise.reject(new Problem(503, undefined, { retryAfter: 5 }))
    waiting++
    const made = turn.then(() => inThread(papel, membrete)).finally(() => waiting--)
    turn = made.catch(() => undefined)
    return made
  }
}

/** One drawing thread for the whole process, even with several providers in it. */
export const hacerAparte = createHacer()
