import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { onPostgres } from '../../server/src/base/database.ts'
import { kinds, openSeeded, postgresOnly } from '../support/databases.ts'
import { type Provider, type Session, newKey, post, startServer, uidOf } from '../support/server.ts'
import { pendingNotifications } from './support/pending.ts'

const DISMISS = '/v1/afiliados/deshabilitar-notificacion-pendiente'

const asJson = async (answer: Response) => {
  expect(answer.status).toBe(200)
  return ((await answer.json()) as { llegaron: Record<string, boolean> }).llegaron
}

describe.each(kinds())('annulled keys, on %s', (kind) => {
  let opened: Awaited<ReturnType<typeof openSeeded>>
  let provider: Provider
  let norma: Session

  beforeAll(async () => {
    opened = await openSeeded(kind)
    provider = await startServer({ base: opened.base })
  })
  beforeEach(async () => {
    norma = await provider.session('norma')
  })
  afterAll(async () => {
    await provider.stop()
    await opened.close()
  })

  const options = (clave: string) => ({ token: norma.token, clave })
  const dismiss = (notificacion: unknown, clave: string) =>
    post(provider.url, DISMISS, { notificacion }, options(clave))
  const annul = async (claves: string[], { token } = norma) =>
    asJson(await post(provider.url, '/v1/portal/claves/anular', { claves }, { token }))
  const lookUp = async (claves: string[]) =>
    asJson(await post(provider.url, '/v1/portal/claves', { claves }, { token: norma.token }))
  const one = async () => (await pendingNotifications(opened.base, uidOf('norma'), 1))[0]

  test('[FLT-49] a change that arrives after its key was annulled has no effect, and the refusal says why', async () => {
    const notificacion = await one()
    const clave = newKey()

    expect(await annul([clave.toUpperCase()])).toEqual({ [clave.toUpperCase()]: false })
    const late = await dismiss(notificacion, clave)

    expect(late.status).toBe(422)
    expect(await late.json()).toMatchObject({
      codigo: 'anulada',
      error: expect.stringMatching(/se descartó/),
    })
    expect(await provider.effects(clave)).toBe(0)
    expect(await provider.notificacionesPendientes(norma.uid)).toContainEqual(notificacion)
    expect(await lookUp([clave])).toEqual({ [clave]: false })
    expect(await annul([clave])).toEqual({ [clave]: false })
  })

  test('[FLT-49] annulling the key of an arrived change reports its arrival and undoes nothing', async () => {
    const notificacion = await one()
    const [clave, other] = [newKey(), newKey()]
    await dismiss(notificacion, clave)

    expect(await annul([clave, other, 'no key'])).toEqual({ [clave]: true, [other]: false })

    expect(await lookUp([clave])).toEqual({ [clave]: true })
    expect((await dismiss(notificacion, clave)).status).toBe(200)
    expect(await provider.effects(clave)).toBe(1)
  })

  test("[FLT-49] another person's key cannot be annulled", async () => {
    const clave = newKey()
    await annul([clave], await provider.session('sola'))

    expect((await dismiss(await one(), clave)).status).toBe(200)
    expect(await annul([clave])).toEqual({ [clave]: true })
  })

  test('[FLT-49] if a change and its annulment are sent at the same instant, exactly one is effective', async () => {
    const notificaciones = await pendingNotifications(opened.base, uidOf('norma'), 50)

    for (const [index, notificacion] of notificaciones.entries()) {
      const clave = newKey()
      const sending = () => dismiss(notificacion, clave)
      const annulling = () => annul([clave])
      const [delivered, llego] =
        index % 2
          ? await Promise.all([sending(), annulling()])
          : (await Promise.all([annulling(), sending()])).toReversed()
      const effects = await provider.effects(clave)
      expect(llego).toEqual({ [clave]: effects === 1 })
      expect(delivered).toMatchObject({ status: effects === 1 ? 200 : 422 })
    }
  })

  test('a request to annul more keys than a phone can hold is refused', async () => {
    const claves = Array.from({ length: 501 }, newKey)
    for (const path of ['/v1/portal/claves', '/v1/portal/claves/anular'])
      expect((await post(provider.url, path, { claves }, { token: norma.token })).status).toBe(422)
  })
})

describe.each(postgresOnly())('a key that another process holds, on %s', (kind) => {
  test('[FLT-49] an annulment waits for the change in progress under its key, and returns the result', async () => {
    const opened = await openSeeded(kind)
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
    const { token, uid } = await quick.session('norma')
    const [notificacion] = await pendingNotifications(opened.base, uid, 1)
    const clave = newKey()
    const annul = () => post(quick.url, '/v1/portal/claves/anular', { claves: [clave] }, { token })

    const delivery = post(slow.url, DISMISS, { notificacion }, { token, clave })
    await inside
    const tooSoon = await annul()
    const answer = annul()
    release()

    expect(tooSoon.status).toBe(409)
    expect(await tooSoon.json()).toMatchObject({ codigo: 'en-curso' })
    expect((await delivery).status).toBe(200)
    expect(await asJson(await answer)).toEqual({ [clave]: true })
    expect(await quick.effects(clave)).toBe(1)
    await slow.stop()
    await slow.base.close()
    await quick.stop()
    await opened.close()
  })
})
