import { createHash } from 'node:crypto'

import { expect, test } from '../support/test.ts'
import { assertUsable, settle } from './support/invariants.ts'
import { fileOf } from './support/notas.ts'
import { adjunto, adjuntoDe, nota, ready, standing } from './support/operations.ts'

const UPLOAD = adjunto.steps[1] ?? ''
const SLOW = [
  { size: 4_000_000, bytesPerSecond: 20_000, what: '4 MB at 20 KB/s' },
  { size: 100_000, bytesPerSecond: 2000, what: '100 KB at 2 KB/s' },
]

for (const { size, bytesPerSecond, what } of SLOW)
  test(`[FLT-07] ${what}: the upload takes its minutes, the small change made after it does not wait, and all of it arrives`, async ({
    phone,
    provider,
    network,
  }) => {
    test.setTimeout(8 * 60_000)
    const kind = adjuntoDe(size)
    const portal = await ready({ phone, provider, network }, kind)
    network.rule({ match: UPLOAD, do: { kind: 'slowUpload', bytesPerSecond } })

    await kind.make(portal, 1)
    await expect.poll(() => network.sent(UPLOAD)).toHaveLength(1)
    await nota.make(portal, 1)

    await expect.poll(() => standing(portal, nota)).toEqual(['done'])
    expect(await standing(portal, kind)).toEqual(['sending'])
    await assertUsable({ phone })
    const seconds = (size * 4) / 3 / bytesPerSecond
    await expect
      .poll(() => standing(portal, kind), { timeout: (seconds + 60) * 1000, intervals: [1000] })
      .toEqual(['done'])
    const [upload, ...again] = network.sent(UPLOAD)
    expect(again).toEqual([])
    expect(Number(upload?.endedAt) - Number(upload?.at)).toBeGreaterThan(seconds * 900)
    const chosen = fileOf('1-0.jpg', size + 1).buffer
    expect(await provider.archivos()).toMatchObject([
      { huella: createHash('sha256').update(chosen).digest('hex') },
    ])
    await settle({ phone, provider, network }, 'norma')
  })
