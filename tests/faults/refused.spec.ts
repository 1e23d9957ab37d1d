import { expect, test } from '../support/test.ts'
import { settle } from './support/invariants.ts'
import { descarte, kinds, nota, ready, sayOnline, standing } from './support/operations.ts'

const REFUSALS = [400, 413, 415, 422]
const refusal = (code: number, headers?: Record<string, string>) => ({
  kind: 'status' as const,
  code,
  body: JSON.stringify({ status: 'error', error: `No se acepta (${code}).` }),
  ...(headers && { headers }),
})

for (const kind of kinds) {
  test(`[FLT-13] ${kind.name}: a refusal shows the provider's words, is not repeated, and holds back no other change`, async ({
    phone,
    provider,
    network,
  }) => {
    const portal = await ready({ phone, provider, network }, kind)
    // The last step is refused: the earlier steps are done, and stay done.
    const last = kind.steps.at(-1) ?? kind.steps[0]
    for (const [index, code] of REFUSALS.entries())
      network.rule({ match: last, nth: index + 1, do: refusal(code) })
    await kind.make(portal, 1)
    await expect.poll(() => standing(portal, kind)).toEqual(['rejected'])
    const other = kind === descarte ? nota : descarte
    await other.open(portal)
    await other.make(portal, 1)
    await expect
      .poll(async () => (await portal.outbox()).map(({ state }) => state))
      .toEqual(['rejected', 'done'])

    await portal.open('/pendientes')
    for (const [index, code] of REFUSALS.entries()) {
      await expect(portal.page.getByText(`No se acepta (${code}).`)).toBeVisible()
      await sayOnline(portal)
      await phone.fireSync()
      expect(network.sent(last)).toHaveLength(index + 1)
      await portal.page.getByRole('button', { name: 'Reintentar' }).click()
    }

    await settle({ phone, provider, network }, 'norma')
    expect((await portal.outbox()).map(({ state }) => state)).toEqual(['done', 'done'])
    for (const step of kind.steps.slice(0, -1)) expect(network.sent(step)).toHaveLength(1)
  })

  test(`[FLT-12, FLT-13] ${kind.name}: 408, 425 and 429 are retried, after the Retry-After if there is one`, async ({
    phone,
    provider,
    network,
  }) => {
    const portal = await ready({ phone, provider, network }, kind)
    const [first] = kind.steps
    const answers = [refusal(408), refusal(425), refusal(429), refusal(429, { 'retry-after': '4' })]
    for (const [index, answer] of answers.entries())
      network.rule({ match: first, nth: index + 1, do: answer })

    await kind.make(portal, 1)
    // Page and browser report the return of the signal all the time.
    await expect
      .poll(
        async () => {
          await sayOnline(portal)
          expect(await standing(portal, kind)).not.toContain('rejected')
          return standing(portal, kind)
        },
        { intervals: [300] },
      )
      .toEqual(['done'])

    const at = network.sent(first).map((entry) => entry.at)
    expect(at).toHaveLength(answers.length + 1)
    expect((at[4] ?? 0) - (at[3] ?? 0)).toBeGreaterThanOrEqual(4000)
    await settle({ phone, provider, network }, 'norma')
  })
}
