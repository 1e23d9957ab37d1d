import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { type Base, onPostgres } from '../../server/src/base/database.ts'
import { cleanUp } from '../../server/src/cleanup.ts'
import { HUNDREDS, kinds, openSeeded, postgresOnly } from '../support/databases.ts'
import {
  type Provider,
  type Session,
  get,
  newKey,
  post,
  startServer,
  uidOf,
} from '../support/server.ts'
import { pendingNotifications } from './support/pending.ts'

const PATH = '/v1/afiliados/deshabilitar-notificacion-pendiente'
const DAY = 24 * 3_600_000
const pending = (base: Base, count: number) => pendingNotifications(base, uidOf('norma'), count)

describe.each(kinds())('a queued write on %s', (kind) => {
  let now = Date.now()
  let opened: Awaited<ReturnType<typeof openSeeded>>
  let provider: Provider
  let norma: Session

  beforeAll(async () => {
    opened = await openSeeded(kind)
    provider = await startServer({ base: opened.base, clock: () => now })
  })
  beforeEach(async () => {
    now = Date.now()
    norma = await provider.session('norma')
  })
  afterAll(async () => {
    await provider.stop()
    await opened.close()
  })

  const dismiss = (notificacion: unknown, clave?: string, { token } = norma) =>
    post(provider.url, PATH, { notificacion }, { token, ...(clave && { clave }) })

  test('[FLT-03][FLT-16] a change repeated after its answer gets the stored answer and has no second effect', async () => {
    const [one] = await pending(opened.base, 1)
    const clave = newKey()

    const first = await dismiss(one, clave)
    const again = await dismiss(one, clave.toUpperCase())

    expect([first.status, again.status]).toEqual([200, 200])
    expect(await again.text()).toBe(await first.text())
    expect(await provider.effects(clave)).toBe(1)
  })

  test('[FLT-16] a change sent many times at once is saved once; repetitions get its answer or must wait', async () => {
    const [one] = await pending(opened.base, 1)
    const clave = newKey()

    const answers = await Promise.all(Array.from({ length: 20 }, () => dismiss(one, clave)))

    for (const answer of answers) {
      if (answer.status === 200) continue
      expect(answer.status).toBe(409)
      expect(answer.headers.get('retry-after')).toBe('1')
      expect(await answer.json()).toMatchObject({ codigo: 'en-curso' })
    }
    expect(await provider.effects(clave)).toBe(1)
  })

  test('[FLT-26] the same key with other content is refused and changes nothing', async () => {
    const [one, two] = await pending(opened.base, 2)
    const clave = newKey()
    await dismiss(one, clave)

    const other = await dismiss(two, clave)

    expect(other.status).toBe(422)
    expect(await provider.notificacionesPendientes(norma.uid)).toContainEqual(two)
    expect(await provider.effects(clave)).toBe(1)
  })

  test('[FLT-26] a repeated content with its fields in another order counts as the same content', async () => {
    const [one] = await pending(opened.base, 1)
    const clave = newKey()
    await dismiss(one, clave)

    const turned = Object.fromEntries(Object.entries(one ?? {}).toReversed())

    expect((await dismiss(turned, clave)).status).toBe(200)
  })

  test('[FLT-26] the same key sent by two people counts as two keys', async () => {
    const [one] = await pending(opened.base, 1)
    const clave = newKey()
    await dismiss(one, clave)
    const sola = await provider.session('sola')

    expect((await dismiss(one, clave, sola)).status).toBe(404)
    expect(await provider.effects(clave)).toBe(1)
  })

  test.each([undefined, 'not-a-uuid'])(
    '[FLT-26] a change with the key %s is accepted, but its repetition is saved again',
    async (clave) => {
      const [one] = await pending(opened.base, 1)

      expect((await dismiss(one, clave)).status).toBe(200)
      expect(await provider.notificacionesPendientes(norma.uid)).not.toContainEqual(one)
    },
  )

  test('[FLT-13] a refused change stores no key, and succeeds under the same key once corrected', async () => {
    const clave = newKey()
    const refused = await dismiss({ ...(await pending(opened.base, 1))[0], idSolicitud: 1 }, clave)
    expect(refused.status).toBe(404)
    const [one] = await pending(opened.base, 1)

    expect((await dismiss(one, clave)).status).toBe(200)
    expect(await provider.effects(clave)).toBe(1)
  })

  test('[FLT-27] a change repeated after 399 days without signal has no second effect', async () => {
    const [one] = await pending(opened.base, 1)
    const clave = newKey()
    await dismiss(one, clave)

    now += 399 * DAY
    await cleanUp(opened.base.db, now)
    const later = await provider.session('norma')

    expect((await dismiss(one, clave, later)).status).toBe(200)
    expect(await provider.effects(clave)).toBe(1)
  })

  test('[SEC-02] a provider that does not offer keys ignores the key', async () => {
    const plain = await startServer({ base: opened.base, capacidades: [] })
    const [one] = await pending(opened.base, 1)
    const clave = newKey()

    const answer = await post(plain.url, PATH, { notificacion: one }, { token: norma.token, clave })

    expect(answer.status).toBe(200)
    expect(await provider.effects(clave)).toBe(0)
    expect((await get(plain.url, '/.well-known/portal-capacidades.json')).status).toBe(404)
    expect((await post(plain.url, '/v1/portal/claves', { claves: [] })).status).toBe(404)
    await plain.stop()
  })
})

describe.each(postgresOnly())('two processes on one %s', (kind) => {
  let opened: Awaited<ReturnType<typeof openSeeded>>

  beforeAll(async () => {
    opened = await openSeeded(kind)
  })
  afterAll(() => opened.close())

  test(
    '[FLT-25] 500 changes sent to both processes at the same instant are saved once each',
    HUNDREDS,
    async () => {
      const url = opened.url ?? ''
      const [first, second] = await Promise.all(
        [onPostgres(url), onPostgres(url)].map((base) => startServer({ base })),
      )
      if (!first || !second) throw new Error('two servers were asked for')
      const norma = await first.session('norma')
      const writes = (await pending(opened.base, 500)).map((notificacion) => ({
        notificacion,
        clave: newKey(),
      }))
      const send = async (
        { url: to }: Provider,
        { notificacion, clave }: (typeof writes)[number],
      ) => (await post(to, PATH, { notificacion }, { token: norma.token, clave })).status

      const statuses: number[] = []
      for (let at = 0; at < writes.length; at += 50)
        statuses.push(
          ...(await Promise.all(
            writes.slice(at, at + 50).flatMap((write) => [send(first, write), send(second, write)]),
          )),
        )

      expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([])
      const effects = await first.effectsOf(norma.uid)
      expect(effects).toHaveLength(500)
      expect(new Set(effects.map(({ clave }) => clave)).size).toBe(500)
      for (const server of [first, second]) {
        await server.stop()
        await server.base.close()
      }
    },
  )

  test('[FLT-16] a key that another process uses is answered ‘in progress’ in time', async () => {
    let release = () => undefined as void
    const held = new Promise<void>((resolve) => (release = resolve))
    let reached = () => undefined as void
    const inside = new Promise<void>((resolve) => (reached = resolve))
    const slow = await startServer({
      base: onPostgres(opened.url ?? ''),
      hooks: {
        beforeCommit: () => {
          reached()
          return held
        },
      },
    })
    const quick = await startServer({ base: opened.base })
    const norma = await quick.session('norma')
    const [notificacion] = await pending(opened.base, 1)
    const options = { token: norma.token, clave: newKey() }

    const first = post(slow.url, PATH, { notificacion }, options)
    await inside
    const second = await post(quick.url, PATH, { notificacion }, options)
    release()

    expect(second.status).toBe(409)
    expect(await second.json()).toMatchObject({ codigo: 'en-curso' })
    expect((await first).status).toBe(200)
    expect((await post(quick.url, PATH, { notificacion }, options)).status).toBe(200)
    expect(await quick.effects(options.clave)).toBe(1)
    await slow.stop()
    await slow.base.close()
    await quick.stop()
  })
})
