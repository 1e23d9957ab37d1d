import { object, string } from 'superstruct'

import type { Call } from '#contract/call.ts'
import { CallError, type CallFailure } from '#contract/callError.ts'
import { type Device, openDevice } from '#local/bases/device.ts'
import type { Operacion } from '#local/bases/salida.ts'
import type { Catalog } from '#local/catalog.ts'
import { operation, over } from '#local/operation.ts'
import { resource } from '#local/resource.ts'
import { startSession } from '#local/session/session.ts'
import type { World } from '#sync/world.ts'

/** A token as a provider would sign it; the phone does not verify it. */
export function tokenOf(uid: number, { sid = `sid-${uid}`, exp = 4_000_000_000 } = {}): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${part({ alg: 'HS256' })}.${part({ uid, sid, exp })}.firma`
}

/** A phone with a person signed in; its host knows keys unless the test says otherwise. */
export async function phone({
  uid = 1,
  capacidades = ['idempotencia'],
}: { uid?: number; capacidades?: string[] | undefined } = {}): Promise<Device> {
  // A counter of this module would begin again where a test loads modules anew, and name an older phone.
  const device = openDevice(`-${crypto.randomUUID()}`)
  await startSession(device, tokenOf(uid), { shared: false })
  const value = { base: '', provider: 'portal-afiliados', capacidades }
  await device.publica.valores.put({ id: 'host', value, savedAt: Date.now() })
  return device
}

/** A phone that has had no answer from any host yet. */
export async function newPhone(): Promise<Device> {
  const device = await phone()
  await device.publica.valores.delete('host')
  return device
}

/** An area for tests: a list of words, and a change that adds one. */
export const palabras = resource({
  name: 'palabras',
  key: ({ lista }: { lista: string }) => `palabras/${lista}`,
  fetch: async (call, { lista }) => (await call(PALABRAS, { lista } as never)) as string[],
  freshFor: 60_000,
  warm: async () => [{ lista: 'a' }],
})

const Agregado = object({ lista: string(), palabra: string() })
type Agregado = { lista: string; palabra: string }

export const agregarPalabra = operation<Agregado>({
  type: 'palabra.agregar',
  name: 'Palabra nueva',
  payload: Agregado,
  group: ({ lista }) => `palabras/${lista}`,
  steps: [(call, payload) => call(AGREGAR, payload as never)],
  overlays: [
    over(
      palabras,
      ({ lista }: Agregado) => ({ lista }),
      (guardadas, { palabra }) => [...guardadas, palabra],
    ),
  ],
  describe: ({ palabra }) => `Agregar ${palabra}`,
  refresh: ({ lista }) => [{ resource: palabras, params: { lista } }],
})

// The fake provider looks only at the path of an endpoint.
const PALABRAS = { method: 'GET', path: '/palabras' } as never
const AGREGAR = { method: 'POST', path: '/agregar' } as never

export const catalogoDePrueba: Catalog = { resources: [palabras], operations: [agregarPalabra] }

type Asked = {
  path: string
  request: { lista: string; palabra?: string; claves?: string[] }
  key?: string
}

/** A provider in memory, with an answer for each call in turn. */
export function provider(answer: (asked: Asked) => unknown = () => []) {
  const received: Asked[] = []
  type Options = { key?: string; before?: (carries: string[]) => Promise<void> }
  const call = (async (endpoint: { path: string }, request: never, options?: Options) => {
    await options?.before?.(options.key === undefined ? [] : ['idempotencia'])
    const asked = {
      path: endpoint.path,
      request,
      ...(options?.key !== undefined && { key: options.key }),
    }
    received.push(asked)
    return answer(asked)
  }) as unknown as Call
  return {
    received,
    call,
    words: () => received.map(({ request }) => request.palabra ?? request.lista),
  }
}

export function fails(failure: CallFailure): never {
  throw new CallError('test', failure)
}

export function world(device: Device, call: Call, rest: Partial<World> = {}): World {
  return { device, catalog: catalogoDePrueba, call, now: () => 1_000_000, random: () => 0, ...rest }
}

/** The outbox in short: each row's text with its state. */
export async function standing(device: Device): Promise<Record<string, Operacion['state']>> {
  const rows = await device.salida.operaciones.toArray()
  return Object.fromEntries(rows.map((row) => [(row.payload as Agregado).palabra, row.state]))
}
