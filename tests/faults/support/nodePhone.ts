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

/** The engine of a phone, without its screens: it speaks HTTP to whatever stands at this address now. */
export async function nodePhone(url: () => string, token: string) {
  const device = openDevice(`-nodo-${process.pid}-${++phones}`)
  await startSession(device, token, { shared: false })
  const failures: { status: number; json: boolean }[] = []
  const { call } = makeApi(device, async (input, init) => {
    const response = await fetch(new URL(input instanceof Request ? input.url : input, url()), init)
    const { status, headers } = response
    if (status >= 500)
      failures.push({ status, json: /json/.test(headers.get('content-type') ?? '') })
    return response
  })
  const world: World = { device, catalog, call, now: Date.now, locks: makeLocks() }
  return {
    make: (operation: AnyOperation, payload: unknown, files?: Archivo[]) =>
      enqueue(device, operation, payload, { now: Date.now(), files }),
    rows: () => device.salida.operaciones.toArray(),
    /** Sends what waits, whatever the network made it wait for; gives how many groups are left. */
    drain: async () => (await drain(world, { now: true })).left,
    /** Every answer that was an error of the server. */
    failures: () => failures,
    close() {
      for (const base of [device.salida, device.lectura, device.publica]) base.close()
    },
  }
}
