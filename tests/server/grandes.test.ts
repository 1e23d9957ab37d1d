import { request } from 'node:http'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { tabla } from '#contract/tabla.ts'

import { createGrandes } from '../../server/src/http/grandes.ts'
import { type Provider, type Session, startServer } from '../support/server.ts'

const LATER = { status: 503, details: { retryAfter: 5 } }
const EMPTY = Buffer.alloc(0)
const now = () => Promise.resolve(EMPTY)

/** Something that is over when the test says so. */
function held() {
  let done = () => {}
  const until = new Promise<void>((resolve) => (done = resolve))
  return { until, done }
}

describe('[SEC-36] large bodies take turns', () => {
  test('two are unpacked at a time, the others wait for them', async () => {
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

  test('so many arrive at a time, one more is told to come later', async () => {
    const grandes = createGrandes({ read: 2 })
    const { until, done } = held()
    const slow = () => until.then(() => EMPTY)
    const first = [1, 2].map((uid) => grandes(uid, slow, () => Promise.resolve('good')))

    await expect(grandes(3, now, () => Promise.resolve())).rejects.toMatchObject(LATER)
    done()

    expect(await Promise.all(first)).toEqual(['good', 'good'])
    expect(await grandes(3, now, () => Promise.resolve('good'))).toBe('good')
  })

  test('a person’s second one takes the place of one that still arrives, and waits for one that is being unpacked', async () => {
    const grandes = createGrandes()
    const lost = grandes(
      1,
      (cut) =>
        new Promise((_resolve, reject) => {
          cut.addEventListener('abort', () => reject(new Error('cut')))
        }),
      () => Promise.resolve(),
    )
    lost.catch(() => undefined) // looked at below
    const { until, done } = held()
    const again = grandes(1, now, () => until)

    await expect(lost).rejects.toThrow('cut')
    await expect(grandes(1, now, () => Promise.resolve())).rejects.toMatchObject(LATER)
    done()
    await again
    await expect(grandes(1, now, () => Promise.resolve('good'))).resolves.toBe('good')
  })
})

describe('over the wire', () => {
  const SIZE = 2 * 1024 * 1024
  let provider: Provider
  let sola: Session
  beforeAll(async () => {
    provider = await startServer()
    sola = await provider.session('sola')
  })
  afterAll(() => provider.stop())

  /** A large body that begins to arrive; `send` brings the rest of it. */
  function begin({ token }: Session) {
    const { path, method } = tabla.autorizaciones.guardar
    const sending = request(`${provider.url}${path}`, {
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

  test('[SEC-36] of one person the later of two large bodies is read, the earlier is told to come later, and another person’s is none of their business', async () => {
    const other = begin(await provider.session('norma'))
    const first = begin(sola)
    const second = begin(sola)

    expect(await Promise.race([first.answer, second.answer])).toEqual({
      status: 503,
      later: '5',
    })
    for (const { send } of [first, second, other]) send()

    const answers = await Promise.allSettled([first.answer, second.answer])
    expect(answers.map((one) => one.status === 'fulfilled' && one.value.status)).toContain(422)
    expect((await other.answer).status).toBe(422)
  })
})
