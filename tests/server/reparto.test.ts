import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { createLog } from '../../server/src/base/log.ts'
import { type Reparto, repartir } from '../../server/src/base/repartir.ts'

const SECOND = 1_000
const silent = createLog('silent')

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Queue of letters; letters with a name that hangs never arrive. */
function buzon(letters: string[], places = 2) {
  const arrived: string[] = []
  const dropped: string[] = []
  const reparto: Reparto<string> = {
    places,
    tomar: (free) => Promise.resolve(letters.splice(0, free)),
    entregar: (one, over) => {
      if (!one.startsWith('hangs')) {
        arrived.push(one)
        return Promise.resolve()
      }
      return new Promise((_resolve, reject) => {
        over.addEventListener('abort', () => {
          dropped.push(one)
          reject(new Error('dropped'))
        })
      })
    },
  }
  return { letters, arrived, dropped, reparto }
}

test('[SEC-36] a mail that hangs while being delivered does not delay the others', async () => {
  const { arrived, reparto } = buzon(['hangs', '1', '2', '3'])
  const { stop } = repartir(reparto, silent)

  await vi.advanceTimersByTimeAsync(1)

  expect(arrived).toEqual(['1', '2', '3'])
  const stopped = stop()
  await vi.advanceTimersByTimeAsync(10 * SECOND)
  await stopped
})

test('new mails are found without a notification, and a failed look-up is repeated', async () => {
  const { letters, arrived, reparto } = buzon([])
  const asked = vi.spyOn(reparto, 'tomar').mockRejectedValueOnce(new Error('no database'))
  const { stop } = repartir(reparto, silent)
  await vi.advanceTimersByTimeAsync(1)
  expect(asked).toHaveBeenCalledTimes(1)
  letters.push('1')

  await vi.advanceTimersByTimeAsync(2 * SECOND)

  expect(arrived).toEqual(['1'])
  await stop()
})

test('[SEC-47] a stopped delivery takes no new mails, waits briefly and then drops mails that hang', async () => {
  const { letters, dropped, reparto } = buzon(['hangs 1', 'hangs 2', 'later'])
  const { stop } = repartir(reparto, silent)
  await vi.advanceTimersByTimeAsync(1)
  let over = false

  void stop().then(() => {
    over = true
  })
  await vi.advanceTimersByTimeAsync(2 * SECOND)
  expect([over, dropped]).toEqual([false, []])
  await vi.advanceTimersByTimeAsync(2 * SECOND)

  expect([over, dropped]).toEqual([true, ['hangs 1', 'hangs 2']])
  expect(letters).toEqual(['later'])
})

test('[SEC-47] a mail delivery that cannot be aborted does not keep the process alive', async () => {
  const never: Reparto<string> = {
    places: 1,
    tomar: (_free, inHand) => Promise.resolve(inHand.length > 0 ? [] : ['one']),
    entregar: () => new Promise(() => undefined),
  }
  const { stop } = repartir(never, silent)
  await vi.advanceTimersByTimeAsync(1)

  const stopped = stop()
  await vi.advanceTimersByTimeAsync(5 * SECOND)

  await expect(stopped).resolves.toBeUndefined()
})
