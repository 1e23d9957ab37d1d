import { type Call, makeCall } from '#contract/call.ts'
import { CallError } from '#contract/callError.ts'
import { CABECERAS } from '#contract/capacidades.ts'

import { elapsedClock, knownOffset, noteOffset } from './clock.ts'
import type { Device } from './device.ts'
import { knownHost } from './host.ts'
import { noteSenal, senalAfter } from './senal.ts'
import { currentSession, endSession, renewToken } from './session.ts'

export type Api = { call: Call }

/** The one request function of this phone: the contract's call with this phone's session, host and clock. */
export function makeApi(
  device: Device,
  fetch: typeof globalThis.fetch = (...args) => globalThis.fetch(...args),
): Api {
  const clock = elapsedClock()
  const call: Call = async (endpoint, request, options) => {
    const host = await knownHost(device, fetch, Date.now())
    const session = await currentSession(device)
    const offset = await knownOffset(device)
    const has = (capability: string) => host.capacidades.includes(capability)
    let renewed: string | null = null
    const once = makeCall({
      base: host.base,
      provider: host.provider,
      fetch,
      token: () => session,
      clock: () => clock.serverNow() ?? Date.now() + offset,
      has,
      heard: (headers) => {
        clock.hear(headers.get('date'))
        if (has('token-renovado')) renewed = headers.get(CABECERAS.token)
      },
    })
    try {
      const value = await once(endpoint, request, options)
      if (session && renewed !== null) await renewToken(device, renewed, session.generation)
      await noteSenal(device, 'con-senal', Date.now())
      return value
    } catch (error) {
      if (error instanceof CallError) {
        const { failure } = error
        if (failure.kind === 'session-over' && session)
          await endSession(device, '401', session.generation, Date.now())
        if (failure.kind !== 'session-expired' && !options?.signal?.aborted)
          await noteSenal(device, senalAfter(failure), Date.now())
      }
      throw error
    } finally {
      const heard = clock.offset()
      if (heard !== undefined) await noteOffset(device, heard, Date.now())
    }
  }
  return { call }
}
