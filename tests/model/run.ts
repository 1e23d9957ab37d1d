import type { Script } from 'node:vm'

import type { Operacion } from '#local/salida.ts'

import { type Intent, Violation } from './intents.ts'
import { type Request } from './network.ts'
import { type Phone, makePhone } from './phone.ts'
import { CAPACIDADES, makeProvider } from './provider.ts'
import { claveDeAviso, makeBooks } from './providerEffects.ts'
import { makeRandom } from './random.ts'
import { type Said, checkRequest } from './requests.ts'
import { makeTime } from './time.ts'

export const UIDS = [1, 2, 3]

/** What differs from run to run besides the actions. */
export type Variant = {
  seed: number
  /** The phones' browsers know Web Locks. */
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

/** Two phones, three persons, one provider: everything that one run is made of. */
export function startRun(script: Script, variant: Variant, { keyOutside = false } = {}) {
  const random = makeRandom(variant.seed ^ 0x5eed)
  const time = makeTime()
  const books = makeBooks(UIDS)
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
  /** The newest version of each note that each session has seen. */
  const newest = new Map<string, number>()
  const counts = { requests: 0, words: 0, actions: 0 }

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
        problems.push(...checkRequest(request, flying, said, phones))
      },
      report: (error) => problems.push(new Violation('I6 report', stackOf(error))),
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

/** What a row says: found by it, whatever its key. */
export function valueOf({
  type,
  payload,
}: Pick<Operacion, 'type' | 'payload'>): string | undefined {
  if (payload === undefined) return undefined
  return type === 'notificacion.descartar'
    ? claveDeAviso((payload as { notificacion: Parameters<typeof claveDeAviso>[0] }).notificacion)
    : type === 'nota.guardar'
      ? (payload as { titulo: string }).titulo
      : (payload as { descripcion: string }).descripcion
}
