import { expect, test } from 'vitest'

import { get } from '../support/server.ts'
import { llamadas } from './support/llamadas.ts'

llamadas('aplicacion', ({ provider, read }) => {
  test("[API-06] the version of application 25 is the portal's; another application is not found", async () => {
    expect(await read('/v1/app/version/25')).toEqual({ version: '0.1.3' })
    expect((await get(provider().url, '/v1/app/version/26')).status).toBe(404)
  })
})
