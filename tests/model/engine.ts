import { createHash } from 'node:crypto'
import { Script, constants, createContext, runInContext } from 'node:vm'

import { IDBKeyRange } from 'fake-indexeddb'

import type { Hub } from './channel.ts'
import type { Random } from './random.ts'
import type * as Realm from './realm.ts'
import type { Owner, Storage } from './storage.ts'
import type { Time } from './time.ts'
import { makeTimers } from './timers.ts'

/** Exports of the engine's script: see realm.ts. */
export type Portal = typeof Realm

/** One window, worker or service worker: it can be killed at any moment, or frozen and thawed. */
export type Engine = Owner & {
  name: string
  portal: Portal
  timers: ReturnType<typeof makeTimers>
  frozen: () => boolean
  /** Time of the last freeze: another window may repeat work that this one began before it. */
  frozenAt: () => number
  freeze: () => void
  thaw: () => void
  /** Resolves when it is not frozen any more. */
  thawed: () => Promise<void>
  kill: () => void
  onDeath: (then: () => void) => void
}

type Surroundings = {
  name: string
  script: Script
  time: Time
  /** This phone's clock, which may be wrong. */
  clock: () => number
  random: Random
  storage: Storage
  hub: Hub
  fetch: (engine: Engine, address: string, init: RequestInit) => Promise<unknown>
}

/** Computes SHA-256 synchronously: with real asynchronous work two runs of a seed would differ. */
const digest = (_algorithm: string, bytes: Uint8Array | ArrayBuffer) =>
  Promise.resolve(
    new Uint8Array(createHash('sha256').update(new Uint8Array(bytes)).digest()).buffer,
  )

// Each has its own Date: the phone's, not the test's.
const PRELUDE = new Script(`{
  const Real = Date, now = $now
  globalThis.Date = class Date extends Real {
    constructor(...given) { super(...(given.length > 0 ? given : [now()])) }
    static now() { return now() }
  }
  Math.random = $random
}`)

export function startEngine(of: Surroundings): Engine {
  const { name, time, random, storage } = of
  let dead = false
  let frozen = false
  let frozenAt = -1
  let missed: (() => void)[] = []
  const deaths: (() => void)[] = []

  const deliver = (what: () => void) => {
    if (dead) return
    if (frozen) missed.push(what)
    else what()
  }
  const timers = makeTimers(time, { deliver })

  const engine: Omit<Engine, 'portal'> = {
    name,
    timers,
    dead: () => dead,
    frozen: () => frozen,
    frozenAt: () => frozenAt,
    delay: () => (random.chance(0.25) ? 1 + random.below(4) : 0),
    deliver,
    freeze: () => {
      frozen = true
      frozenAt = time.now()
    },
    thawed: () => new Promise((resolve) => deliver(resolve)),
    thaw: () => {
      frozen = false
      const due = missed
      missed = []
      for (const what of due) deliver(what)
    },
    kill: () => {
      dead = true
      missed = []
      timers.clearAll()
      storage.leave(engine)
      for (const then of deaths) then()
    },
    onDeath: (then) => void deaths.push(then),
  }
  return Object.assign(engine, { portal: runScript(engine as Engine, of) })
}

function runScript(
  engine: Engine,
  { script, time, clock, random, storage, hub, fetch }: Surroundings,
): Portal {
  const { clearAll: _clearAll, ...timers } = engine.timers
  // A plain global object: with Node's own interceptors every access would be slow.
  const context = createContext(constants.DONT_CONTEXTIFY)
  const scope = runInContext('globalThis', context) as { portal: Portal }
  Object.assign(scope, {
    ...timers,
    performance: { now: () => time.now() },
    indexedDB: storage.indexedDBOf(engine),
    IDBKeyRange,
    BroadcastChannel: hub.classFor(engine),
    fetch: (address: string, init: RequestInit) => fetch(engine, address, init),
    crypto: { randomUUID: random.uuid, getRandomValues: random.bytes, subtle: { digest } },
    navigator: {},
    console: { ...console, warn: () => undefined, debug: () => undefined },
    structuredClone,
    queueMicrotask,
    URL,
    URLSearchParams,
    Blob,
    // Values from a database belong to this realm, so the classes they are compared with must belong to it too.
    ArrayBuffer,
    Uint8Array,
    Headers,
    AbortController,
    DOMException,
    TextEncoder,
    TextDecoder,
    atob,
    btoa,
    $now: clock,
    $random: random.next,
  })
  PRELUDE.runInContext(context)
  script.runInContext(context)
  return scope.portal
}
