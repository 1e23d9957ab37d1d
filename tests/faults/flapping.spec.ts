import { expect, test } from '../support/test.ts'
import { flap } from './support/flap.ts'
import { settle } from './support/invariants.ts'
import { adjunto, descarte, nota, ready } from './support/operations.ts'

const EACH = { dismissals: 8, notes: 8, files: 4 }

test('[FLT-15] if the signal comes and goes for a minute, twenty changes arrive once, with few requests', async ({
  phone,
  provider,
  network,
}) => {
  await adjunto.prepare({ provider }, EACH.files)
  const portal = await ready({ phone, provider, network }, descarte, EACH.dismissals)
  network.cut()
  for (let n = 1; n <= EACH.dismissals; n++) await descarte.make(portal, n)
  await nota.open(portal)
  for (let n = 1; n <= EACH.notes; n++) await nota.make(portal, n)
  for (let n = 1; n <= EACH.files; n++) await adjunto.make(portal, n)
  expect(await portal.outbox()).toHaveLength(20)
  const before = network.log.length

  const toggles = await flap(network, { ms: 60_000, seed: 15 })

  await settle({ phone, provider, network }, 'norma')
  const steps = EACH.dismissals + EACH.notes + EACH.files * adjunto.steps.length
  expect(await provider.efectos()).toHaveLength(steps)
  const deliveries = network.log.slice(before).filter(({ key }) => key !== undefined)
  expect(deliveries.length).toBeLessThanOrEqual(3 * steps + toggles)
})
