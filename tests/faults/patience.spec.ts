import { expect, test } from '../support/test.ts'
import { settle } from './support/invariants.ts'
import { descarte, kinds, ready, sayOnline, standing } from './support/operations.ts'

type Answer = { headers?: Record<string, string>; body?: string }

const WAIT = 2
/** Six answers of the failing server, in this order. After each answer with a Retry-After comes an answer without. */
const ANSWERS: Answer[] = [
  {},
  { headers: { 'retry-after': String(WAIT) } },
  { body: '<html>' },
  { body: '' },
  { headers: { 'retry-after': String(WAIT) }, body: '' },
  {},
]

for (const kind of kinds)
  for (const code of [500, 502, 503, 504])
    test(`[FLT-11] ${kind.name}: a server that answers ${code} six times gets no request before its Retry-After`, async ({
      phone,
      provider,
      network,
    }) => {
      const portal = await ready({ phone, provider, network }, kind)
      const match = kind.steps[1] ?? kind.steps[0]
      for (const [index, answer] of ANSWERS.entries())
        network.rule({ match, nth: index + 1, do: { kind: 'status', code, ...answer } })
      const sent = () => network.sent(match)

      await kind.make(portal, 1)
      // While the change waits, the page reports over and over that the network is back.
      const impatient = async () => {
        await sayOnline(portal)
        return standing(portal, kind)
      }
      await expect.poll(impatient).toEqual(['done'])

      const at = sent().map((entry) => entry.at)
      expect(at).toHaveLength(ANSWERS.length + 1)
      for (const [index, { headers }] of ANSWERS.entries())
        if (headers)
          expect((at[index + 1] ?? 0) - (at[index] ?? 0)).toBeGreaterThanOrEqual(WAIT * 1000)
      expect(await provider.efectos()).toHaveLength(kind.steps.length)
      await settle({ phone, provider, network }, 'norma')
    })

test('[FLT-11] if the server sends a Retry-After, the list says until when the change waits', async ({
  phone,
  provider,
  network,
}) => {
  const portal = await ready({ phone, provider, network }, descarte)
  const answer = { code: 503, headers: { 'retry-after': '20' } }
  network.rule({ match: descarte.steps[0], do: { kind: 'status', ...answer } })

  await descarte.make(portal, 1)

  await portal.open('/pendientes')
  const waits = portal.page.getByText(
    /^La obra social pidió esperar: se vuelve a probar .+ a las \d\d:\d\d\.$/,
  )
  await expect(waits).toBeVisible()
  network.heal()
  await expect(waits).toBeHidden({ timeout: 60_000 })
  await settle({ phone, provider, network }, 'norma')
})
