import type { Archivo } from '#local/archivo.ts'
import { openDevice } from '#local/bases/device.ts'
import type { AnyOperation } from '#local/catalog.ts'
import { enqueue } from '#local/outbox/outbox.ts'
import { makeApi } from '#local/provider/api.ts'
import { startSession } from '#local/session/session.ts'
import { drain } from '#sync/drain.ts'
import type { World } from '#sync/world.ts'

import { catalog } from '../../support/areaDePrueba/catalog.ts'
import { makeLocks } from '../../support/locks.ts'

let phones = 0

/** Engine of a phone without screens: it speaks HTTP to the present server at this address. */
export async function nodePhone(url: () => string, token: string) {
  const device = openDevice(`-nodo-${process.pid}-${++phones}`)
  await startSession(device, token, { shared: false })
  const failures: { status: number; json: boolean }[] = []
  const api = makeApi(device, async (input, init) => {
    const response = await fetch(new URL(input instanceof Request ? input.url : input, url()), init)
    const { status, headers } = response
    if (status >= 500)
      failures.push({ status, json: /json/.test(headers.get('content-type') ?? '') })
    return response
  })
  const world: World = { device, catalog, ...api, now: Date.now, locks: makeLocks() }
  return {
    device,
    world,
    make: (operation: AnyOperation, payload: unknown, files?: Archivo[]) =>
      enqueue(device, operation, payload, { now: Date.now(), files }),
    rows: () => device.salida.operaciones.toArray(),
    /** Sends waiting changes, ignoring waits for the network; returns the number of remaining groups. */
    drain: async () => (await drain(world, { now: true })).left,
    /** The server errors that this phone has got so far. */
    failures: () => failures,
    close() {
      for (const base of [device.salida, device.lectura, device.publica]) base.close()
    },
  }
}
