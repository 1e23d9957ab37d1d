import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'

import { afiliados } from '#contract/afiliados.ts'
import { makeCall } from '#contract/call.ts'
import { CallError, type CallFailure } from '#contract/callError.ts'
import { RUTA_DE_CAPACIDADES, readCapacidades } from '#contract/capacidades.ts'
import { domicilio } from '#contract/domicilio.ts'
import { outcomeOf } from '#sync/outcome.ts'

import type { Person } from './people.ts'
import { ADDRESS } from './place.ts'

/** Pause between two tries of a change. A real phone waits longer, but among many phones one always begins a try. */
const AGAIN_MS = 250
const THINKS_MS = 100
/** A change without an answer for so long counts as unanswered. */
const GIVES_UP_MS = 90_000
const NUMERO = 6

export type Accepted = { key: string; uid: number; valor: string; at: number }

/** Answers that the phones got. `finals`: failures that a phone would not wait out. */
export type Heard = {
  from: number
  to: number
  accepted: Accepted[]
  answers: Map<string, number>
  finals: string[]
  unanswered: number
}

/** Phones without screens, by the app's own calls: each repeats a key until it is answered, then reads. */
export async function startPhones({ people, calle }: { people: Person[]; calle: number }) {
  const capacidades = readCapacidades(await (await fetch(ADDRESS + RUTA_DE_CAPACIDADES)).json())
  const heard: Heard = {
    from: Date.now(),
    to: 0,
    accepted: [],
    answers: new Map(),
    finals: [],
    unanswered: 0,
  }
  const over = new AbortController()
  const phones = people.map(async (person) => {
    const phone = phoneOf(person, capacidades, heard)
    while (!over.signal.aborted) {
      await phone.write(calle)
      await phone.read()
      await wait(THINKS_MS)
    }
  })
  return {
    accepted: () => heard.accepted.length,
    /** Each phone finishes its change first. */
    async stop(): Promise<Heard> {
      heard.to = Date.now()
      over.abort()
      await Promise.all(phones)
      return heard
    },
  }
}

function phoneOf({ token, uid, idAfiliado }: Person, capacidades: string[], heard: Heard) {
  let status: string
  const noting = async (input: RequestInfo | URL, init?: RequestInit) => {
    const response = await fetch(input, init)
    const isJson = /json/.test(response.headers.get('content-type') ?? '')
    status = `${response.status}${isJson ? '' : ', not JSON'}`
    return response
  }
  const call = makeCall({
    base: ADDRESS,
    provider: 'portal-afiliados',
    fetch: noting,
    token: () => ({ token, expiresAt: Number.POSITIVE_INFINITY }),
    clock: Date.now,
    has: (name) => capacidades.includes(name),
  })

  /** The failure of a call; undefined if it was answered well. */
  async function asked(work: () => Promise<unknown>): Promise<CallFailure | undefined> {
    status = 'no answer'
    let failure: CallFailure | undefined
    try {
      await work()
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      failure = error.failure
      // An answer whose body did not come is none.
      if (failure.kind === 'no-answer') status = 'no answer'
      if (outcomeOf(failure, true).state !== 'pending') heard.finals.push(error.message)
    }
    heard.answers.set(status, (heard.answers.get(status) ?? 0) + 1)
    return failure
  }

  return {
    read: () => asked(() => call(afiliados.grupoFamiliar, {})),
    async write(idCalle: number): Promise<void> {
      const key = randomUUID()
      const valor = String(1 + Math.floor(Math.random() * 9_998))
      const request = {
        domicilio: {
          afiliado: { idAfiliado },
          calle: { idCalle },
          domicilioPersonaFisica: {},
          itemsDomicilioPersonaFisica: [{ codigoTipoNumeracion: NUMERO, valor }],
        },
      }
      const end = Date.now() + GIVES_UP_MS
      for (;;) {
        const failure = await asked(() => call(domicilio.guardarDomicilio, request, { key }))
        if (!failure) {
          heard.accepted.push({ key, uid, valor, at: Date.now() })
          return
        }
        if (outcomeOf(failure, true).state !== 'pending') return
        if (Date.now() > end) {
          heard.unanswered += 1
          return
        }
        await wait(AGAIN_MS)
      }
    },
  }
}
