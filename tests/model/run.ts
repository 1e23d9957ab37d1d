import type { Script } from 'node:vm'

import type { Operacion } from '#local/bases/salida.ts'

import { type Intent, Violation } from './intents.ts'
import type { Followed } from './leftBehind.ts'
import { type Request } from './network.ts'
import { LISTAS, operacionDelModelo } from './operaciones/lista.ts'
import { type Phone, makePhone } from './phone.ts'
import { CAPACIDADES, makeProvider } from './provider.ts'
import { makeBooks } from './providerEffects.ts'
import { makeRandom } from './random.ts'
import { type Heard, type Said, checkNotAgain, checkRequest, noteHeard } from './requests.ts'
import { makeTime } from './time.ts'
import type { Told } from './waits.ts'

export const UIDS = [1, 2, 3]

/** Settings in which runs differ, besides their actions. */
export type Variant = {
  seed: number
  /** True if the phones' browsers have Web Locks. */
  locks: boolean
  capabilities: readonly string[]
}

export function variantOf(seed: number): Variant {
  const random = makeRandom(seed)
  const capabilities = random.chance(0.8)
    ? CAPACIDADES
    : (random.pick([[], ['idempotencia'], ['versiones', 'hora'], ['idempotencia', 'versiones']]) ??
      [])
  return { seed, locks: random.chance(0.75), capabilities }
}

export type Run = ReturnType<typeof startRun>

/** Watches a sync event: called at its start, and the result with whether it said that nothing is left. */
export type Syncing = (run: Run, phone: Phone) => (isClean: boolean) => void

/** Two phones, three people, one provider: all parts of one run. */
export function startRun(
  script: Script,
  variant: Variant,
  { keyOutside = false, syncing }: { keyOutside?: boolean; syncing: Syncing },
) {
  const random = makeRandom(variant.seed ^ 0x5eed)
  const time = makeTime()
  const books = makeBooks(UIDS, LISTAS)
  const provider = makeProvider({
    now: time.date,
    random,
    capabilities: variant.capabilities,
    books,
    keyOutside,
  })
  const intents: Intent[] = []
  const problems: Violation[] = []
  const flying: Request[] = []
  const said: Said = new Map()
  const heard: Heard = new Map()
  /** The newest version of each row that each session has seen. */
  const newest = new Map<string, number>()
  const counts = { requests: 0, words: 0, decisions: 0 }
  const told = new Map<string, Told>()
  const tries = new Map<string, number>()
  const sessions = new Map<string, Followed>()

  const phones: Phone[] = ['uno', 'otro'].map((name) =>
    makePhone({
      name,
      script,
      time,
      random,
      provider,
      locks: variant.locks,
      leaves: (request) => {
        counts.requests += 1
        const again = checkNotAgain(request, heard, phones)
        problems.push(...checkRequest(request, flying, said, phones), ...(again ? [again] : []))
      },
      hears: (request) => noteHeard(heard, request, time.now()),
      syncing: (phone) => syncing(run, phone),
      report: (error) =>
        problems.push(
          error instanceof Violation ? error : new Violation('I6 report', stackOf(error)),
        ),
    }),
  )

  const run = {
    variant,
    random,
    time,
    books,
    provider,
    phones,
    intents,
    problems,
    newest,
    counts,
    /** The waits that the provider named, by phone and row. */
    told,
    /** Number of tries of each row at the last check. */
    tries,
    /** The sessions of a phone, one after the other. */
    followed: ({ name }: Phone): Followed => {
      const known = sessions.get(name) ?? { last: undefined, untold: [] }
      sessions.set(name, known)
      return known
    },
    hasKeys: provider.has('idempotencia'),
    /** The open session of a phone. */
    session: ({ kept }: Phone) => {
      const row = kept.sesion()
      return row?.state === 'in' ? row : undefined
    },
    rows: ({ kept }: Phone): Operacion[] => kept.rows(),
    down: (ms: number) => {
      provider.crash()
      for (const { network } of phones) network.providerDied()
      time.set(() => {
        for (const { network } of phones) network.state.down = false
      }, ms)
    },
    stop: () => {
      for (const phone of phones) {
        phone.kill()
        phone.reader.kill()
      }
    },
  }
  return run
}

export const stackOf = (error: unknown) =>
  (error as { stack?: string } | undefined)?.stack ?? String(error)

/** Content of a row, by which it is found under any key. */
export const valueOf = ({
  type,
  payload,
}: Pick<Operacion, 'type' | 'payload'>): string | undefined =>
  payload === undefined ? undefined : operacionDelModelo(type).value(payload as object)
