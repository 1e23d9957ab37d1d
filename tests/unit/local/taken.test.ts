import { indexedDB } from 'fake-indexeddb'
import { expect, test, vi } from 'vitest'

import { openDevice } from '#local/bases/device.ts'
import { BASES } from '#local/bases/names.ts'
import { onTaken, openAll, openAnew } from '#local/bases/open.ts'

async function opened(name: string) {
  const device = openDevice(name)
  await openAll(device)
  const heard = vi.fn()
  onTaken(device, heard)
  return { device, heard }
}

const deleted = (name: string) =>
  new Promise((resolve) => {
    indexedDB.deleteDatabase(name).addEventListener('success', resolve)
  })

const aWhile = () => new Promise((resolve) => setTimeout(resolve, 400))

test('[FLT-32, FLT-49] databases deleted by the browser while open are reported once', async () => {
  const { heard } = await opened('-tomadas')

  await Promise.all([BASES.publica, BASES.salida].map((base) => deleted(`${base}-tomadas`)))

  await expect.poll(() => heard.mock.calls.length).toBe(1)
  await aWhile()
  expect(heard).toHaveBeenCalledOnce()
})

test('[FLT-34, FLT-49] databases closed by the portal itself are not reported as deleted', async () => {
  const { device, heard } = await opened('-cerradas')

  await openAnew(device, undefined)
  device.cedido = true
  device.publica.close({ disableAutoOpen: true })

  await aWhile()
  expect(heard).not.toHaveBeenCalled()
})
