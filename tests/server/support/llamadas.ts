import { afterAll, beforeAll, describe, expect } from 'vitest'

import { kinds, openSeeded } from '../../support/databases.ts'
import { type Provider, get, startServer } from '../../support/server.ts'

/** What the tests of one area's calls ask with. */
export type Pedidos = {
  provider: () => Provider
  /** The server's clock, in the test's hands. */
  reloj: { ahora: number }
  /** The body of a read that succeeds. */
  read: (path: string, token?: string) => Promise<unknown>
}

/** The calls of one area, on each kind of database, with a server of their own. */
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
