import { afterEach, expect, test, vi } from 'vitest'

import { beginNewLog } from '#local/bases/newLog.ts'

afterEach(() => vi.unstubAllGlobals())

test('[FLT-30] several windows that set up a new database at once leave no test database behind', async () => {
  const before = await indexedDB.databases()

  await Promise.all([beginNewLog(), beginNewLog(), beginNewLog()])

  expect(await indexedDB.databases()).toEqual(before)
})

test('[FLT-33, FLT-34] the engine starts in a browser that cannot open databases', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('no', 'SecurityError')
    },
  })
  await expect(beginNewLog()).resolves.toBeUndefined()

  vi.stubGlobal('indexedDB', undefined)
  await expect(beginNewLog()).resolves.toBeUndefined()
})
