import { request } from 'node:http'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { tabla } from '#contract/tabla.ts'

import { createGrandes } from '../../server/src/base/grandes.ts'
import { type Provider, type Session, startServer } from '../support/server.ts'

const LATER = { status: 503, details: { retryAfter: 5 } }
const EMPTY = Buffer.alloc(0)
const now = () => Promise.resolve(EMPTY)

/** A promise that the test resolves. */
function held() {
  let done = () => {}
  const until = new Promise<void>((resolve) => (done = resolve))
  return { until, done }
}

describe('[SEC-36] large request bodies take turns', () => {
  test('two large bodies are unpacked at a time, and the others wait', async () => {
    const grandes = createGrandes()
    const begun: number[] = []
    const works = [1, 2, 3, 4].map(() => held())
    const all = works.map(({ until }, at) =>
      grandes(at, now, async () => {
        begun.push(at)
        await until
      }),
    )

    await expect.poll(() => begun).toEqual([0, 1])
    works[0]?.done()
    await expect.poll(() => begun).toEqual([0, 1, 2])
    for (const { done } of works) done()
    await Promise.all(all)
    expect(begun).toEqual([0, 1, 2, 3])
  })

  test('while the maximal number of large bodies arrives, the next one is told to wait', async () => {
    const grandes = createGrandes({ read: 2 })
    const { until, done } = held()
    const slow = () => until.then(() => EMPTY)
    const first = [1, 2].map((uid) => grandes(uid, slow, () => Promise.resolve('good')))

    await expect(grandes(3, now, () => Promise.resolve())).rejects.toMatchObject(LATER)
    done()

    expect(await Promise.all(first)).toEqual(['good', 'good'])
    expect(await grandes(3, now, () => Promise.resolve('good'))).toBe('good')
  })

  test("a person's second large body is refused, unless the first one has stalled", async () => {
    for (const [stalledMs, later] of [
      [60_000, true],
      [0, false],
    ] as const) {
      const grandes = createGrandes({ stalledMs })
      const { until, done } = held()
      const first = grandes(
        1,
        ({ cut }) =>
          new Promise((resolve, reject) => {
            cut.addEventListener('abort', () => reject(new Error('cut')))
            void until.then(() => resolve(EMPTY))
          }),
        () => Promise.resolve('first'),
      ).catch(() => 'cut')
      const second = grandes(1, now, () => Promise.resolve('second')).catch(() => 'later')

      expect(await second).toBe(later ? 'later' : 'second')
      done()
      expect(await first).toBe(later ? 'first' : 'cut')
      expect(await grandes(1, now, () => Promise.resolve('third'))).toBe('third')
    }
  })

  test('a large body that has arrived whole is kept until its turn', async () => {
    const grandes = createGrandes({ stalledMs: 0 })
    const { until, done } = held()
    const first = grandes(1, now, () => until.then(() => 'first'))
    await Promise.resolve()

    await expect(grandes(1, now, () => Promise.resolve())).rejects.toMatchObject(LATER)
    done()
    expect(await first).toBe('first')
  })
})

describe('large request bodies over a real connection', () => {
  const SIZE = 2 * 1024 * 1024
  let provider: Provider
  let sola: Session
  beforeAll(async () => {
    provider = await startServer()
    sola = await provider.session('sola')
  })
  afterAll(() => provider.stop())

  /** Starts to send a large body; `send` sends the rest. */
  function begin({ token }: Session, { url } = provider) {
    const { path, method } = tabla.autorizaciones.guardar
    const sending = request(`${url}${path}`, {
      method,
      headers: {
        'Content-Type': 'application/json',
        'Content-Length': SIZE,
        Authorization: `Bearer ${token}`,
      },
    })
    const answer = new Promise<{ status: number | undefined; later: string | undefined }>(
      (resolve, reject) => {
        sending.on('error', reject)
        sending.on('response', (response) => {
          response.resume()
          resolve({ status: response.statusCode, later: response.headers['retry-after'] })
        })
      },
    )
    sending.write('{"x":"')
    return { answer, send: () => sending.end(`${'a'.repeat(SIZE - 8)}"}`) }
  }

  test('[SEC-36] while a person’s large body arrives, their second is refused; another person’s is accepted', async () => {
    const other = begin(await provider.session('norma'))
    const first = begin(sola)
    const second = begin(sola)

    const { status, later, at } = await Promise.race(
      [first, second].map(async ({ answer }, n) => ({ ...(await answer), at: n })),
    )
    expect([status, later]).toEqual([503, '5'])
    const good = at === 0 ? second : first
    good.send()
    other.send()

    expect((await good.answer).status).toBe(422)
    expect((await other.answer).status).toBe(422)
  })

  test("[SEC-36] a stalled large body is replaced by the same person's next try", async () => {
    const impatient = await startServer({
      base: provider.base,
      grandes: createGrandes({ stalledMs: 0 }),
    })
    const lost = begin(sola, impatient)
    const again = begin(sola, impatient)

    const first = await Promise.race(
      [lost, again].map(async ({ answer }, n) => ({ ...(await answer), at: n })),
    )
    expect(first.status).toBe(503)
    const good = first.at === 0 ? again : lost
    good.send()

    expect((await good.answer).status).toBe(422)
    await impatient.stop()
  })

  test('[SEC-36] a body without a declared length is refused once it is too large', async () => {
    const piece = 'a'.repeat(32 * 1024)
    let sent = 0
    const answer = new Promise<number | undefined>((resolve) => {
      const sending = request(`${provider.url}/v1/auth/portal-afiliados/signin`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
      })
      sending.on('error', () => undefined) // The sending is cut, because the answer came first.
      sending.on('response', (response) => {
        response.resume()
        sending.destroy()
        resolve(response.statusCode)
      })
      const next = () => {
        sent += piece.length
        if (!sending.destroyed) sending.write(piece, () => setImmediate(next))
      }
      next()
    })

    expect(await answer).toBe(413)
    expect(sent).toBeGreaterThan(64 * 1024)
  })
})
