import { afterEach, expect, test, vi } from 'vitest'

import { CERROJO_RELEVO } from '#local/bases/names.ts'
import { trasElRelevo } from '#local/provider/trasElRelevo.ts'

import { makeLocks } from '../../../support/locks.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A window in which a newer version takes over, until `through`. */
function takingOver() {
  const asked = vi.fn(async () => new Response('here'))
  vi.stubGlobal('fetch', asked)
  const locks = makeLocks()
  let through = () => {}
  void locks.request(CERROJO_RELEVO, () => new Promise<void>((resolve) => (through = resolve)))
  return { locks, asked, through: () => through() }
}

test('[SHELL-22] a call made while a newer version is being installed waits until that is done', async () => {
  vi.useFakeTimers()
  const { locks, asked, through } = takingOver()
  const answer = trasElRelevo(locks)('/v1/x', { method: 'POST' })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(asked).not.toHaveBeenCalled()

  through()
  await vi.advanceTimersByTimeAsync(0)
  expect(await (await answer).text()).toBe('here')
  expect(asked).toHaveBeenCalledExactlyOnceWith('/v1/x', { method: 'POST' })
  expect(vi.getTimerCount()).toBe(0)
})

test('[SHELL-22] a window stuck in the change of version delays a call for 15 seconds at most', async () => {
  vi.useFakeTimers()
  const { locks, asked } = takingOver()
  const answer = trasElRelevo(locks)('/v1/x')
  await vi.advanceTimersByTimeAsync(14_900)
  expect(asked).not.toHaveBeenCalled()

  await vi.advanceTimersByTimeAsync(100)
  expect(await (await answer).text()).toBe('here')
})

test('[SHELL-22] calls do not wait for each other, nor in a browser without locks', async () => {
  const { asked } = takingOver()
  asked.mockImplementationOnce(() => new Promise<never>(() => undefined))
  const locks = makeLocks()
  void trasElRelevo(locks)('/v1/slow')

  expect(await (await trasElRelevo(locks)('/v1/x')).text()).toBe('here')
  expect(await (await trasElRelevo(undefined)('/v1/x')).text()).toBe('here')
})
