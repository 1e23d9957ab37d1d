import { Worker } from 'node:worker_threads'

import type { Papel } from '../base/papel.ts'
import { Problem } from '../base/problem.ts'

const MAX_WAITING = 40
/** Of one paper: the manual takes a second, on a slow machine several. */
const PATIENCE_MS = 60_000

export type Hacer = (papel: Papel) => Promise<Uint8Array>

/** The built server has it beside itself, as plain JavaScript; from the source it is read as the server is. */
function open(): Worker {
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL('hilo.js', import.meta.url))
  const href = JSON.stringify(new URL('hilo.ts', import.meta.url).href)
  const read = `import('tsx/esm/api').then(({ register }) => { register(); return import(${href}) })`
  return new Worker(read, { eval: true, execArgv: [] })
}

/** One thread, begun with the first paper; what comes meanwhile waits its turn, and where too much waits it is refused. */
export function createHacer(start: () => Worker = open): Hacer {
  let thread: Worker | undefined
  let waiting = 0
  let turn: Promise<unknown> = Promise.resolve()

  const inThread = (papel: Papel): Promise<Uint8Array> => {
    const worker = (thread ??= start())
    // It keeps the process up while it works, and never else.
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
      worker.postMessage(papel)
    })
  }

  return (papel) => {
    if (waiting >= MAX_WAITING)
      return Promise.reject(new Problem(503, undefined, { retryAfter: 5 }))
    waiting++
    const made = turn.then(() => inThread(papel)).finally(() => waiting--)
    turn = made.catch(() => undefined)
    return made
  }
}

/** Draws in a thread of its own: of this process, whatever number of providers it has. */
export const hacerAparte = createHacer()
