import { expect, test, vi } from 'vitest'

import { unSoloToque } from '#ui/unSoloToque.ts'

const { onPointerDownCapture, onClickCapture } = unSoloToque

/** Presses a row's button; false if the press was ignored. */
function pulsar(pointerType: 'mouse' | 'touch', timeStamp: number, detail = 1): boolean {
  const event = { detail, timeStamp, preventDefault: vi.fn(), stopPropagation: vi.fn() }
  onPointerDownCapture({ pointerType })
  onClickCapture(event)
  return event.preventDefault.mock.calls.length === 0
}

test('[FLT-50] the second half of a double click is ignored, and two clicks in a row count', () => {
  expect([pulsar('mouse', 10_000, 1), pulsar('mouse', 10_100, 2)]).toEqual([true, false])
  expect([pulsar('mouse', 20_000), pulsar('mouse', 20_100)]).toEqual([true, true])
})

test('[FLT-50] a second tap of a finger within half a second is ignored, and a later one counts', () => {
  expect([pulsar('touch', 30_000), pulsar('touch', 30_300)]).toEqual([true, false])
  expect([pulsar('touch', 40_000), pulsar('touch', 40_600)]).toEqual([true, true])
})
