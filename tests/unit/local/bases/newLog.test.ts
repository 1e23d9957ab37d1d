import { afterEach, expect, test, vi } from 'vitest'

import { beginNewLog } from '#local/bases/newLog.ts'

afterEach(() => vi.unstubAllGlobals())

test('[FLT-30] a new log is started without a trace, by several windows at once', async () => {
  const before = await indexedDB.databases()

  await Promise.all([beginNewLog(), beginNewLog(), beginNewLog()])

  expect(await indexedDB.databases()).toEqual(before)
})

test('[FLT-33, FLT-34] a browser that opens no database, or has none, starts its engine all the same', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('no', 'SecurityError')
    },
  })
  await expect(beginNewLog()).resolves.toBeUndefined()

  vi.stubGlobal('indexedDB', undefined)
  await expect(beginNewLog()).resolves.toBeUndefined()
})
