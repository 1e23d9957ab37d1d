import { CERROJO } from '#local/bases/names.ts'

import type { Portal } from '../support/portal.ts'
import { expect, test } from '../support/test.ts'
import { assertUsable, settle } from './support/invariants.ts'
import { adjuntoDe, descarte, kinds, nota, ready, standing } from './support/operations.ts'

/** Reserve for a computer that is busy with other tests. */
const SLACK = 3000
const A_KB = 1024

for (const kind of kinds) {
  const [match] = kind.steps
  const other = kind === descarte ? descarte : nota
  test(`[FLT-06] ${kind.name} without an answer delays no other change, and is sent again after the time limit`, async ({
    phone,
    provider,
    network,
  }) => {
    const portal = await ready({ phone, provider, network }, kind)
    network.rule({ match, nth: 1, do: { kind: 'blackhole' } })
    await kind.make(portal, 1)
    await expect.poll(() => network.sent(match)).toHaveLength(1)

    await other.make(portal, 2)

    await expect
      .poll(async () => (await portal.outbox()).map(({ state }) => state))
      .toEqual(['sending', 'done'])
    await expect.poll(async () => (await standing(portal, kind))[0]).toBe('done')
    const [first] = network.sent(match)
    expect(lasted(first)).toBeGreaterThan(29_000)
    expect(lasted(first)).toBeLessThan(31_000 + SLACK)
    await settle({ phone, provider, network }, 'norma')
    await expect.poll(() => heldLocks(portal)).not.toContain(CERROJO)
  })
}

test('[FLT-06] an upload without an answer ends after 30 s plus 1 s for each KB, and is sent again', async ({
  phone,
  provider,
  network,
}) => {
  const kind = adjuntoDe(9 * A_KB)
  const portal = await ready({ phone, provider, network }, kind)
  const match = kind.steps[1] ?? 'none'
  network.rule({ match, nth: 1, do: { kind: 'blackhole' } })

  await kind.make(portal, 1)

  await expect.poll(() => standing(portal, kind), { timeout: 100_000 }).toEqual(['done'])
  const [upload] = network.sent(match)
  const limit = 30_000 + Math.ceil(Number(upload?.body.length) / A_KB) * 1000
  expect(limit).toBeGreaterThan(40_000)
  expect(lasted(upload)).toBeGreaterThan(limit - 1000)
  expect(lasted(upload)).toBeLessThan(limit + SLACK)
  await settle({ phone, provider, network }, 'norma')
})

test.describe('a host that signs no passes', () => {
  test.use({ capacidades: ['idempotencia', 'sesiones', 'versiones'] })

  test('[FLT-06] without answers, reads end after 15 s and live calls after 20 s, and the person is told', async ({
    phone,
    provider,
    network,
  }) => {
    await phone.portal.signIn()
    await phone.portal.readyForNoSignal()
    const { portal } = phone
    const before = network.log.length
    network.rule({ match: '/v1', do: { kind: 'blackhole' } })

    await portal.open('/grupo-familiar')
    await portal.page.getByRole('button', { name: 'Credencial' }).click()
    await expect(portal.credencial().getByText('No pudimos generar el código')).toBeVisible({
      timeout: 25_000,
    })
    await portal.page.goBack()
    await expect(portal.banner()).toContainText('Sin señal.')
    await assertUsable({ phone })
    const isLive = /\/credencial|\/app\/version/
    const limitOf = ({ path }: { path: string }) => (isLive.test(path) ? 20_000 : 15_000)
    const asked = () => network.log.slice(before).filter(({ path }) => path.startsWith('/v1'))
    await expect.poll(() => asked().filter(isOver).length).toBeGreaterThan(1)

    for (const entry of asked().filter(isOver))
      expect(lasted(entry), entry.path).toBeLessThan(limitOf(entry) + SLACK)
    expect(asked().filter((entry) => limitOf(entry) === 20_000 && isOver(entry))).not.toEqual([])
    await settle({ phone, provider, network }, 'norma')
  })
})

type Entry = { at: number; endedAt?: number }

const isOver = ({ endedAt }: Entry) => endedAt !== undefined
const lasted = (entry: Entry | undefined) => Number(entry?.endedAt) - Number(entry?.at)

const heldLocks = ({ page }: Portal) =>
  page.evaluate(async () => (await navigator.locks.query()).held?.map(({ name }) => name))
