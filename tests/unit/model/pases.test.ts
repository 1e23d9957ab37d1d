import { expect, test } from 'vitest'

import { deBase64 } from '#contract/base64.ts'
import type { Call } from '#contract/call.ts'
import { CallError, type CallFailure } from '#contract/callError.ts'
import { deUnaPrueba, esDe } from '#contract/pase/firmas.ts'
import type { Device } from '#local/bases/device.ts'
import { readLlave } from '#local/pase/llave.ts'
import { endSession } from '#local/session/session.ts'
import { catalog } from '#model/catalog.ts'
import { pasesEmitidos } from '#model/pases.ts'
import { pull } from '#sync/pull.ts'

import { phone } from '../../support/phone.ts'

const EMITIDO = [
  {
    idAfiliado: 1,
    enPantalla: { kid: 1, bytes: 'AAAA' },
    impreso: { kid: 1, bytes: 'BBBB' },
  },
]

type Asked = { path: string; request: Record<string, string> }

/** A host that gives a challenge and then the passes. */
function host(failure?: CallFailure, meanwhile?: () => Promise<unknown>) {
  const asked: Asked[] = []
  const call = (async (endpoint: { path: string }, request: never) => {
    asked.push({ path: endpoint.path, request })
    await meanwhile?.()
    if (failure) throw new CallError(endpoint.path, failure)
    return endpoint.path.endsWith('/desafio') ? { desafio: 'ZGVzYWZpbw' } : EMITIDO
  }) as unknown as Call
  return { asked, call }
}

const ask = (device: Device, call: Call) =>
  pull({ device, catalog, call, now: () => 1_000_000 }, pasesEmitidos, {})

test("[SEC-50] a request for passes contains a challenge signed by the phone's own key", async () => {
  const device = await phone()
  const { asked, call } = host()

  expect(await ask(device, call)).toBe('stored')

  const [, { request } = { request: {} as Record<string, string> }] = asked
  const llave = await readLlave(device)
  const clave = deBase64(request['clave'] ?? '')
  const prueba = deBase64(request['prueba'] ?? '')
  const desafio = deBase64(request['desafio'] ?? '')
  expect(clave).toEqual(llave?.publica)
  if (!clave || !prueba || !desafio) throw new Error('the proof has no bytes')
  expect(await esDe(clave, prueba, deUnaPrueba(desafio))).toBe(true)
  expect((await device.lectura.copias.get('pases'))?.value).toEqual(EMITIDO)
})

test('[SEC-50] on a host without passes no key is made, and no failure is reported', async () => {
  const device = await phone()

  expect(await ask(device, host({ kind: 'not-offered' }).call)).toBe('not-here')

  expect(await device.lectura.llaves.count()).toBe(0)
  expect(await device.lectura.fallas.count()).toBe(0)
})

test('[SEC-50] if the browser cannot read the key, no pass is requested, and the key stays', async () => {
  const device = await phone()
  await ask(device, host().call)
  const unreadable = () => {
    throw new DOMException('no', 'DataCloneError')
  }
  device.lectura.llaves.hook('reading', unreadable)

  const { asked, call } = host()
  expect(await ask(device, call)).toBe('not-here')
  device.lectura.llaves.hook('reading').unsubscribe(unreadable)

  expect(asked.map(({ path }) => path)).toEqual(['/v1/portal/pases/desafio'])
  expect(await device.lectura.fallas.count()).toBe(0)
  expect(await readLlave(device)).toBeDefined()
})

test('[SEC-50, FLT-65] a challenge that arrives after the sign-out makes no key and requests no pass', async () => {
  const device = await phone()
  const { asked, call } = host(undefined, () => endSession(device, 'salir', 1, 0))

  await ask(device, call)

  expect(asked).toHaveLength(1)
  expect(await device.lectura.llaves.count()).toBe(0)
  expect(await device.lectura.copias.count()).toBe(0)
})
