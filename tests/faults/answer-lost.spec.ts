import { expect, test } from '../support/test.ts'
import { settle } from './support/invariants.ts'
import { adjunto, kinds, ready, sayOnline, standing } from './support/operations.ts'

for (const kind of kinds)
  for (const [step, match] of kind.steps.entries())
    for (const nth of [1, 2, 3]) {
      test(`[FLT-03] ${kind.name}: with the answer to step ${step + 1} lost ${nth} times, the change is saved once and ends as sent`, async ({
        phone,
        provider,
        network,
      }) => {
        const portal = await ready({ phone, provider, network }, kind)
        for (let lost = 1; lost <= nth; lost++)
          network.rule({ match, nth: lost, do: { kind: 'dropAnswer' } })

        await kind.make(portal, 1)

        await expect.poll(() => standing(portal, kind)).toEqual(['done'])
        const sent = network.sent(match)
        expect(sent).toHaveLength(nth + 1)
        expect(new Set(sent.map(({ key, body }) => `${key} ${body}`)).size).toBe(1)
        expect(await provider.efectos()).toHaveLength(kind.steps.length)
        await portal.open('/pendientes')
        await expect(portal.page.getByRole('heading', { name: 'Enviados' })).toBeVisible()
        await settle({ phone, provider, network }, 'norma')
      })
    }

test('[FLT-03] an upload in three steps with each answer lost twice does not repeat an answered step', async ({
  phone,
  provider,
  network,
}) => {
  const portal = await ready({ phone, provider, network }, adjunto)
  for (const match of adjunto.steps)
    for (const nth of [1, 2]) network.rule({ match, nth, do: { kind: 'dropAnswer' } })

  await adjunto.make(portal, 1)
  // The page is told again and again that there is signal: this test is not about the pauses between tries.
  await expect
    .poll(async () => {
      await sayOnline(portal)
      return standing(portal, adjunto)
    })
    .toEqual(['done'])

  for (const match of adjunto.steps) expect(network.sent(match), match).toHaveLength(3)
  const [first] = await provider.notas('norma')
  expect(first?.adjuntos).toMatchObject([{ avisado: true, archivos: [{}, {}] }])
  expect(await provider.correos()).toHaveLength(1)
  await settle({ phone, provider, network }, 'norma')
})
