import { RUTA_DE_CAPACIDADES } from '#contract/capacidades.ts'

import type { Engine } from './engine.ts'
import type { Answer, Ask, Provider } from './provider.ts'
import type { Random } from './random.ts'
import { MISSING, type Missing, type Rule, isDelivered, received } from './rules.ts'
import type { Time } from './time.ts'

/** One request, from the moment in which a window made it. */
export type Request = Ask & {
  engine: Engine
  key: string | undefined
  startedAt: number
  over: boolean
}

const TICK = 40
const FAR = 5

/** The network between one phone and the provider: slow, and broken as the rules say. */
export function makeNetwork(of: {
  phone: string
  time: Time
  random: Random
  provider: Provider
  /** Called for every request at the moment in which it leaves. */
  leaves: (request: Request) => void
  /** Called for every request at the moment when its sender gets the result. */
  hears: (request: Request) => void
}) {
  const { time, random, provider } = of
  const state = { offline: false, down: false, lives: 0, list: undefined as Missing | undefined }
  let late = 0
  let rules: Rule[] = []
  const ticks = () => random.below(FAR) * TICK

  function faultFor(ask: Ask) {
    const rule = rules.find(({ times, applies }) => times > 0 && applies(ask))
    if (!rule) return undefined
    rule.times -= 1
    return rule.fault
  }

  /** The request at the provider: started, and finished some ticks later, unless the provider died meanwhile. */
  function deliver(ask: Ask, hear: (answer: Answer | undefined) => void) {
    if (state.down) return hear(undefined)
    const finish = provider.begin(ask)
    const life = state.lives
    time.set(() => hear(life === state.lives ? finish() : undefined), ticks())
  }

  function fetch(engine: Engine, address: string, init: RequestInit): Promise<unknown> {
    const request = requestOf(of.phone, engine, address, init, time.now())
    of.leaves(request)
    return new Promise((resolve, reject) => {
      const { signal } = init
      const end = (settle: () => void) => {
        if (request.over) return
        request.over = true
        engine.deliver(settle)
      }
      const cut = () => end(() => reject(new TypeError('Failed to fetch')))
      const abort = () => end(() => reject(new DOMException('Aborted', 'AbortError')))
      if (signal?.aborted) return abort()
      signal?.addEventListener('abort', abort)
      const hear = (answer: Answer | 'cut' | 'nothing') => {
        if (answer === 'nothing') return
        time.set(() => {
          if (answer === 'cut' || state.offline) cut()
          else
            end(() => {
              if (answer.status === 200 && typeof answer.body !== 'string') of.hears(request)
              resolve(responseOf(answer, provider.has('hora') ? provider.date() : undefined))
            })
        }, ticks())
      }
      time.set(() => {
        if (state.offline) return cut()
        if (state.list !== undefined && request.path === RUTA_DE_CAPACIDADES)
          return hear(MISSING[state.list])
        const fault = faultFor(request)
        if (!isDelivered(fault)) return hear(received(fault, undefined))
        if (fault === 'late') {
          late += 1
          time.set(
            () => {
              late -= 1
              deliver(request, () => undefined)
            },
            30_000 + random.below(600_000),
          )
          return cut()
        }
        const wait = fault === 'swap' ? 2000 + random.below(10_000) : 0
        time.set(() => {
          if (fault === 'twice')
            time.set(
              () => deliver(request, () => undefined),
              random.pick([0, 1, TICK, 120_000]) ?? 0,
            )
          deliver(request, (answer) => hear(received(fault, answer)))
        }, wait)
      }, ticks())
    })
  }

  return {
    fetch,
    state,
    /** Requests that their sender gave up, and that still arrive later. */
    late: () => late,
    setRule: (rule: Rule) => void (rules = [...rules.filter(({ times }) => times > 0), rule]),
    heal: () => {
      rules = []
      state.list = undefined
      state.offline = false
      state.down = false
    },
    /** The provider's process dies: its unfinished work is undone, answers on their way are lost. */
    providerDied: () => {
      state.lives += 1
      state.down = true
    },
  }
}

function requestOf(
  phone: string,
  engine: Engine,
  address: string,
  init: RequestInit,
  startedAt: number,
): Request {
  const headers = Object.fromEntries(
    Object.entries((init.headers ?? {}) as Record<string, string>).map(([name, value]) => [
      name.toLowerCase(),
      value,
    ]),
  )
  return {
    phone,
    engine,
    method: init.method ?? 'GET',
    path: address,
    headers,
    body:
      typeof init.body === 'string'
        ? JSON.parse(init.body)
        : init.body && { bytes: [...new Uint8Array(init.body as ArrayBuffer)] }, // No other type of body is sent.
    key: headers['idempotency-key'],
    startedAt,
    over: false,
  }
}

/** The part of a Response that the portal reads. */
function responseOf({ status, body, headers = {} }: Answer, date: string | undefined) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const redirected = status >= 300 && status < 400
  return {
    status: redirected ? 0 : status,
    ok: status >= 200 && status < 300,
    statusText: String(status),
    type: redirected ? 'opaqueredirect' : 'basic',
    redirected: false,
    headers: new Headers({ 'content-type': 'application/json', ...(date && { date }), ...headers }),
    text: () => Promise.resolve(text),
    arrayBuffer: () => Promise.resolve(new TextEncoder().encode(text).buffer),
  }
}
