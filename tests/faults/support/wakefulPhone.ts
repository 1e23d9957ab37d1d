import { aplicacion } from '#contract/aplicacion.ts'
import type { Archivo } from '#local/archivo.ts'
import { openDevice } from '#local/bases/device.ts'
import type { AnyOperation } from '#local/catalog.ts'
import { enqueue } from '#local/outbox/outbox.ts'
import { makeApi } from '#local/provider/api.ts'
import { startSession } from '#local/session/session.ts'
import { type Wake, makeLoop } from '#sync/loop.ts'
import type { World } from '#sync/world.ts'

import { catalog } from '../../support/areaDePrueba/catalog.ts'
import { makeLocks } from '../../support/locks.ts'
import type { HeldTime } from './heldTime.ts'

export type Sent = { path: string; at: number; /* True if it carried a session. */ signed: boolean }

/**
 * Fault between phone and provider: an answer of its own, a line that is cut at once, silence until the phone gives
 * up ('unheard': after the provider did the work), or none.
 */
export type Between = (sent: Sent) => Response | 'cut' | 'silence' | 'unheard' | undefined

let phones = 0

/** Phone with windows that run their engines by themselves, in held time, with the provider at this address. */
export async function wakefulPhone(time: HeldTime, url: string, token: string) {
  const name = `-despierto-${process.pid}-${++phones}`
  const log: Sent[] = []
  const reported: unknown[] = []
  const kept = openDevice(name) // A connection for the test's own reads, which outlives every window.
  const windows = new Set<{ close: () => void }>()
  let between: Between = () => undefined
  let locks = makeLocks()
  // A sign-in carries the server's time, as every answer of the provider does.
  await makeApi(kept, (input, init = {}) => exchange(input, init)).call(aplicacion.version, {
    idAplicacion: 25,
  })
  await startSession(kept, token, { shared: false })

  async function exchange(input: RequestInfo | URL, init: RequestInit): Promise<Response> {
    const address = new URL(input instanceof Request ? input.url : input, url)
    const signed = new Headers(init.headers).has('authorization')
    const sent = { path: address.pathname, at: time.elapsed(), signed }
    log.push(sent)
    const answer = between(sent)
    if (answer instanceof Response) return answer
    if (answer === 'cut') throw new TypeError('Failed to fetch')
    if (answer === 'unheard') await time.during(fetched(address, init))
    if (answer) return untilGivenUp(init.signal)
    return time.during(fetched(address, init))
  }

  function openWindow() {
    const device = openDevice(name)
    const timers = new Map<number, ReturnType<typeof setTimeout>>()
    let last = 0
    const { call } = makeApi(device, (input, init = {}) => exchange(input, init))
    let isOpen = true
    // Errors of work interrupted by the end of its window do not count.
    const report = (error: unknown) => void (isOpen && reported.push(error))
    const loop = makeLoop(
      // The shortest waits that are possible: the random part of each wait is fixed.
      { device, catalog, call, now: Date.now, locks, random: () => 0 },
      {
        set: (run, ms) => {
          last += 1
          timers.set(last, setTimeout(run, ms))
          return last
        },
        clear: (id) => clearTimeout(timers.get(id)),
        report,
      },
    )
    const opened = {
      wake: (why: Wake) => loop.wake(why).catch(report),
      refresh: (resource: string) => loop.refresh(resource, {}, true).catch(report),
      close() {
        isOpen = false
        for (const timer of timers.values()) clearTimeout(timer)
        closeAll(device)
      },
    }
    windows.add(opened)
    void opened.wake('start')
    return opened
  }

  /** Another engine of this phone, for one piece of work: a page's own call, or the service worker's. */
  async function beside<T>(work: (of: World) => Promise<T>): Promise<T> {
    const device = openDevice(name)
    const { call } = makeApi(device, (input, init = {}) => exchange(input, init))
    try {
      return await work({ device, catalog, call, now: Date.now, locks, random: () => 0 })
    } finally {
      closeAll(device)
    }
  }

  return {
    device: kept,
    beside,
    log,
    /** Unexpected errors that an engine reported. */
    reported,
    put: (what: Between) => void (between = what),
    openWindow,
    /** Kills the browser: no window is left, nor any lock. */
    kill() {
      for (const { close } of windows) close()
      windows.clear()
      locks = makeLocks()
    },
    make: (operation: AnyOperation, payload: unknown, files?: Archivo[]) =>
      enqueue(kept, operation, payload, { now: Date.now(), files }),
    rows: () => kept.salida.operaciones.orderBy('seq').toArray(),
    close() {
      for (const { close } of windows) close()
      closeAll(kept)
    },
  }
}

function closeAll(device: ReturnType<typeof openDevice>) {
  for (const base of [device.salida, device.lectura, device.publica]) base.close()
}

/** Read completely first: no body is under way when time passes. */
async function fetched(address: URL, init: RequestInit): Promise<Response> {
  const response = await fetch(address, { ...init, signal: null })
  const { status, headers } = response
  const bytes = await response.arrayBuffer()
  // A 'not modified' must not have a body.
  return new Response(bytes.byteLength > 0 ? bytes : null, { status, headers })
}

const untilGivenUp = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_resolve, reject) =>
    signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))),
  )
