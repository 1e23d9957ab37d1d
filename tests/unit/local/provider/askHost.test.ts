import { expect, test } from 'vitest'

import { askHost } from '#local/provider/askHost.ts'

import { CAPACIDADES, CONFIGURACION, cut, json, page } from '../../../support/keyedHost.ts'

const API = 'https://api.example'
const VERSION = `${API}/v1/app/version/25`

/** A portal whose API is at another address; `answers`: its answer to each address, or a lost connection. */
function elsewhere(answers: Record<string, () => Response>) {
  const asked: string[] = []
  const fetch = async (address: RequestInfo | URL) => {
    const path = address instanceof Request ? address.url : String(address)
    asked.push(path)
    if (path === CONFIGURACION) return json({ base: API })
    return (answers[path] ?? cut)()
  }
  return { asked, host: () => askHost(fetch) }
}

test('[API-02] a list whose 404 the browser hides counts as none, if the API answers another call', async () => {
  const { asked, host } = elsewhere({ [VERSION]: () => json({ version: '1' }) })

  expect(await host()).toMatchObject({
    host: { base: API, capacidades: [] },
    heard: { list: 'none' },
  })
  expect(asked.filter((path) => path === API + CAPACIDADES)).toHaveLength(2)
})

test.each([
  ['no call', {}],
  ['no call but with a page', { [VERSION]: () => page(200) }],
  ['no call but with an error', { [VERSION]: () => json({}, 503) }],
])('[API-02] a host that answers %s stays unknown', async (_which, answers) => {
  expect(await elsewhere(answers).host()).toEqual({ host: 'no-answer' })
})

test('[API-02] a list whose first answer was lost is asked for again', async () => {
  let times = 0
  const list = () => (++times === 1 ? cut() : json({ capacidades: ['idempotencia'] }))
  const { host } = elsewhere({ [API + CAPACIDADES]: list, [VERSION]: () => json({}, 404) })

  expect(await host()).toMatchObject({ host: { capacidades: ['idempotencia'] } })
})
