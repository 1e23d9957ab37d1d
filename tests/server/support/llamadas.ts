import { afterAll, beforeAll, describe, expect } from 'vitest'

import { kinds, openSeeded } from '../../support/databases.ts'
import { type Provider, get, startServer } from '../../support/server.ts'

/** Tools for the tests of one area's calls. */
export type Pedidos = {
  provider: () => Provider
  /** The server's clock, moved by the test. */
  reloj: { ahora: number }
  /** Body of a successful read. */
  read: (path: string, token?: string) => Promise<unknown>
}

/** Runs the tests of one area on each kind of database, with a server of their own. */
export function llamadas(area: string, tests: (pedidos: Pedidos) => void): void {
  describe.each(kinds())(`${area} on %s`, (kind) => {
    const reloj = { ahora: Date.now() }
    let opened: Awaited<ReturnType<typeof openSeeded>>
    let provider: Provider

    beforeAll(async () => {
      opened = await openSeeded(kind)
      provider = await startServer({ base: opened.base, clock: () => reloj.ahora })
    })
    afterAll(async () => {
      await provider.stop()
      await opened.close()
    })

    tests({
      provider: () => provider,
      reloj,
      read: async (path, token) => {
        const answer = await get(provider.url, path, token)
        expect(answer.status).toBe(200)
        return answer.json()
      },
    })
  })
}
