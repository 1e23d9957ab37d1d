import { type Call, Unchanged, makeCall } from '#contract/call.ts'
import { CallError, type CallFailure } from '#contract/callError.ts'
import { CABECERAS } from '#contract/capacidades.ts'
import type { Device } from '#local/bases/device.ts'
import { ifPossible } from '#local/bases/note.ts'
import type { SesionAbierta } from '#local/bases/salida.ts'
import { changeSession, currentSession, endSession, renewToken } from '#local/session/session.ts'
import { elapsedClock, knownOffset, noteOffset } from '#local/time/clock.ts'

import { hostOf } from './host.ts'
import { noteData } from './meter.ts'
import { isOut, noteFailed, noteThrough } from './network.ts'
import { noteSenal, senalAfter } from './senal.ts'

/** `epoca`: life of the provider's database, as its last answer named it. */
export type Api = { call: Call; epoca: () => string | undefined }

/** The only function for requests on this phone: the contract's call with this phone's session, host and clock. */
export function makeApi(
  device: Device,
  fetch: typeof globalThis.fetch = (...args) => globalThis.fetch(...args),
): Api {
  const clock = elapsedClock()
  const knownHost = hostOf(device, fetch)
  let epoca: string | undefined
  const call: Call = async (endpoint, request, options) => {
    const asked = `${endpoint.method} ${endpoint.path}`
    const startedAt = Date.now()
    const host = await knownHost(Date.now())
    if (typeof host === 'string') {
      const failure: CallFailure =
        host === 'captive' ? { kind: host } : { kind: host, timedOut: false }
      await noteSenal(device, senalAfter(failure), Date.now())
      await noteFailed(device, asked, startedAt, Date.now())
      throw new CallError(asked, failure)
    }
    const session = await currentSession(device)
    if (options?.generation !== undefined && options.generation !== session?.generation)
      throw new CallError(asked, { kind: 'session-over' })
    const offset = await knownOffset(device)
    const has = (capability: string) => host.capacidades.includes(capability)
    let answered = false
    let heard: number | undefined
    let data = { sent: 0, received: 0 }
    let renewed: string | null = null
    const once = makeCall({
      base: host.base,
      provider: host.provider,
      fetch,
      // After the provider has ended a session, its token is not sent again.
      token: () => (session?.vencida === true ? { ...session, expiresAt: 0 } : session),
      clock: () => clock.serverNow() ?? Date.now() + offset,
      has,
      measured: (sent, received) => void (data = { sent, received }),
      heard: (headers) => {
        answered = true
        heard = clock.hear(headers.get('date'))
        epoca = headers.get(CABECERAS.epoca) ?? epoca
        if (has('token-renovado')) renewed = headers.get(CABECERAS.token)
      },
    })
    const noteAnswer = async () => {
      const token = renewed
      if (session && token !== null)
        await ifPossible(() => renewToken(device, token, session.generation))
      // Notes of different rows are made side by side: a change waits for them before the next may be sent.
      await Promise.all([
        noteSenal(device, 'con-senal', Date.now()),
        noteThrough(device, startedAt, Date.now()),
      ])
    }
    try {
      const value = await once(endpoint, request, options)
      await noteAnswer()
      return value
    } catch (error) {
      if (error instanceof Unchanged) await noteAnswer()
      if (error instanceof CallError) {
        await noteNetwork(device, error.failure, answered, { asked, startedAt })
        await noteFailure(device, error.failure, answered, session)
      }
      throw error
    } finally {
      await Promise.all([
        noteData(device, asked, data, Date.now()),
        // The time is taken from this answer, not computed from an earlier one: a phone's sleep is not counted.
        heard !== undefined && noteOffset(device, heard, Date.now()),
      ])
    }
  }
  return { call, epoca: () => epoca }
}

/** Stores the state of the network. A failure that the phone finds before any request does not change it. */
async function noteNetwork(
  device: Device,
  failure: CallFailure,
  answered: boolean,
  { asked, startedAt }: { asked: string; startedAt: number },
): Promise<void> {
  if (isOut(failure)) await noteFailed(device, asked, startedAt, Date.now())
  else if (answered) await noteThrough(device, startedAt, Date.now())
}

/** Stores the state of signal and session that a failure shows. A missing answer does not change the session. */
async function noteFailure(
  device: Device,
  failure: CallFailure,
  answered: boolean,
  session: SesionAbierta | undefined,
): Promise<void> {
  if (answered || failure.kind === 'no-answer' || failure.kind === 'captive')
    await noteSenal(device, senalAfter(failure), Date.now())
  if (!session) return
  if (failure.kind === 'session-over' && answered)
    await endSession(device, '401', session.generation, Date.now())
  // A session that has ended only by this phone's clock continues when the clock is right again.
  if (failure.kind === 'session-expired' && answered)
    await changeSession(device.salida, session.generation, () => ({ vencida: true }))
}
