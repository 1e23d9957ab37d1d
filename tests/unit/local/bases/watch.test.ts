import { expect, test, vi } from 'vitest'

import { openDevice } from '#local/bases/device.ts'
import { openAll } from '#local/bases/open.ts'
import { watch } from '#local/bases/watch.ts'
import { providerNow } from '#local/time/clock.ts'

// Dexie's live queries do not report the first two failures, and repeat the query only after another write.
for (const name of ['AbortError', 'DatabaseClosedError', 'UnknownError'])
  test(`[FLT-34] a live query with a lost connection (${name}) reports the failure and is run again`, async () => {
    const device = openDevice(`-mirar-${name}`)
    await openAll(device)
    const { valores } = device.publica
    await valores.put({ id: 'x', value: 'antes', savedAt: 1 })
    const told: unknown[] = []
    let isLost = false
    const failed = vi.fn()
    const stop = watch(
      device,
      async () => {
        const row = await valores.get('x')
        if (isLost) throw new DOMException('The connection was closed.', name)
        return row?.value
      },
      (value) => told.push(value),
      failed.mockImplementation(() => (isLost = false)),
    )
    await expect.poll(() => told).toEqual(['antes'])
    isLost = true
    await valores.put({ id: 'x', value: 'ahora', savedAt: 2 })

    await expect.poll(() => told.at(-1)).toBe('ahora')
    expect(failed).toHaveBeenCalledTimes(1)
    stop()
  })

test('[HOME-03] a live query that waits for another database first sees the changes of all that it reads', async () => {
  const device = openDevice('-mirar-dos')
  await openAll(device)
  const { cuadros } = device.lectura
  const told: unknown[] = []
  const stop = watch(
    device,
    async () => {
      await providerNow(device)
      return Promise.all(['una', 'otra'].map(async (id) => (await cuadros.get(id))?.value))
    },
    (value) => told.push(value),
  )
  await expect.poll(() => told.at(-1)).toEqual([undefined, undefined])
  await cuadros.put({ id: 'una', value: 1, madeAt: 1 })
  await expect.poll(() => told.at(-1)).toEqual([1, undefined])
  await cuadros.put({ id: 'otra', value: 2, madeAt: 1 })
  await expect.poll(() => told.at(-1)).toEqual([1, 2])
  stop()
})
