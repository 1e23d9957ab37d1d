import { commands } from 'vitest/browser'

import type { Proxy as Network } from '../../faults/support/proxy.ts'
import type { Provider } from '../../support/provider.ts'
import type { lector as Lector } from './lector.ts'
import type { Muestras } from './muestras.ts'
import type { Persona } from './persona.ts'

/**
 * The methods of T, answered by the process that runs the tests; arguments and results travel as
 * JSON.
 */
type Lejos<T> = {
  [
    Name in keyof T as T[Name] extends (...given: never[]) => unknown ? Name : never
  ]: T[Name] extends (...given: infer Given) => infer Result
    ? (...given: Given) => Promise<Awaited<Result>>
    : never
}

// Vitest has no types for our own commands; `llamar` is in puente.ts.
const { llamar } = commands as unknown as {
  llamar: (parte: string, method: string, given: unknown[]) => Promise<unknown>
}

const unanswered = new Set<string>()

/** Calls to the other process that are still without an answer. */
export const sinRespuesta = () => [...unanswered]

const lejos = <T>(parte: string) =>
  // Each property is a method of the other process.
  new Proxy({} as Lejos<T>, {
    get:
      (_none, method) =>
      (...given: unknown[]) => {
        const call = `${parte}.${String(method)}`
        unanswered.add(call)
        return llamar(parte, String(method), given).finally(() => unanswered.delete(call))
      },
  })

export const provider = lejos<Provider>('provider')
export const network = lejos<Network>('network')
export const persona = lejos<Persona>('persona')
/** Reads pictures. */
export const lector = lejos<typeof Lector>('lector')
/** A person at the other side of the counter. */
export const muestras = lejos<Muestras>('muestras')
