import { beforeEach, expect, test, vi } from 'vitest'

const started: { isOver: boolean; fail: () => void }[] = []

class FakeWorker extends EventTarget {
  isOver = false
  constructor() {
    super()
    started.push(this)
  }
  terminate() {
    this.isOver = true
  }
  fail = () => this.dispatchEvent(new Event('error'))
}

async function puertos() {
  vi.resetModules()
  return import('#piezas/documento/puertos.ts')
}

beforeEach(() => {
  started.length = 0
  vi.useFakeTimers()
  vi.stubGlobal('Worker', FakeWorker)
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

test('[SEC-37] the next PDF gets the worker of the closed document, two open PDFs have a worker each', async () => {
  const { dejarPuerto, tomarPuerto } = await puertos()
  const first = tomarPuerto()
  const second = tomarPuerto()
  expect(second).not.toBe(first)

  dejarPuerto(first)
  dejarPuerto(second)

  expect(started.map(({ isOver }) => isOver)).toEqual([false, true])
  expect(tomarPuerto()).toBe(first)
})

test('a worker that was started in advance reads the first PDF', async () => {
  const { encenderPuerto, tomarPuerto } = await puertos()
  encenderPuerto()
  encenderPuerto()

  expect(tomarPuerto()).toBe(started[0])
  expect(started).toHaveLength(1)
})

test('a minute after the last document its worker ends', async () => {
  const { dejarPuerto, tomarPuerto } = await puertos()
  dejarPuerto(tomarPuerto())
  vi.advanceTimersByTime(59_000)
  expect(started[0]?.isOver).toBe(false)

  vi.advanceTimersByTime(2000)

  expect(started[0]?.isOver).toBe(true)
  tomarPuerto()
  expect(started).toHaveLength(2)
})

test('a worker whose script did not arrive is not given to a document', async () => {
  const { encenderPuerto, tomarPuerto } = await puertos()
  encenderPuerto()
  started[0]?.fail()

  tomarPuerto()

  expect(started).toHaveLength(2)
})
