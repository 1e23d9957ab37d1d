import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import type { Device } from '#local/bases/device.ts'
import { enqueue } from '#local/outbox/outbox.ts'
import { catalog } from '#model/catalog.ts'
import { descartarNotificacion } from '#model/notificaciones.ts'
import { avisoDe } from '#workers/aviso.ts'

import { fails, phone, provider, world } from '../../support/phone.ts'

const ID = 20_401

const CON_PROVIDENCIA = {
  solicitudCobertura: { idSolicitudCobertura: ID },
  afiliado: {},
  estado: { codigoEstado: '4' },
  providenciaUrl: '/v1/files/x',
}
const answers: Record<string, unknown> = {
  '/v1/autorizaciones/ambulatorias/{id}': CON_PROVIDENCIA,
}

const message = (over: object = {}) =>
  JSON.stringify({ tipo: 'solicitudes', uid: '1', id: ID, ...over })

/** A phone whose provider has this request; the calls are recorded. */
async function told({
  text = message(),
  answer = (path: string): unknown => answers[path] ?? [],
  change = {},
  patience,
}: {
  text?: string
  answer?: (path: string) => unknown
  change?: object
  patience?: number
} = {}) {
  const device = await phone()
  await device.salida.sesion.update('actual', change)
  const { call, received } = provider(({ path }) => answer(path))
  const aviso = await avisoDe(world(device, call, { catalog }), text, patience)
  return { aviso, device, asked: received.map(({ path }) => path) }
}
const keysOf = ({ lectura }: Device) => lectura.copias.toCollection().primaryKeys()

const setAppBadge = vi.fn(() => Promise.resolve())
beforeEach(() => void vi.stubGlobal('navigator', { setAppBadge }))
afterEach(() => void vi.unstubAllGlobals())

describe('a push', () => {
  test.each([
    ['another person’s', { text: message({ uid: '2' }) }],
    ['to a phone that is lent', { change: { prestado: 1 } }],
    ['to a shared phone that was left alone', { change: { shared: true, usedAt: -3_600_000 } }],
    ['to nobody: they left', { change: { state: 'out' } }],
    ['of a kind that this version does not know', { text: message({ tipo: 'turnos' }) }],
    ['that says nothing of its own', { text: '{}' }],
  ])('[SESS-05] a push (%s) shows no details and fetches nothing', async (_which, given) => {
    const { aviso, asked } = await told(given)
    expect(aviso).toBeUndefined()
    expect(asked).toEqual([])
  })

  test.each<[string, object]>([
    ['signed out', { state: 'out' }],
    ['was replaced by another', { generation: 9 }],
    ['lent the phone', { prestado: 1 }],
  ])(
    '[SESS-05] a push whose person %s while its data came shows no details',
    async (_which, change) => {
      const device = await phone()
      const { call } = provider(async ({ path }) => {
        await device.salida.sesion.update('actual', change)
        return answers[path] ?? []
      })
      expect(await avisoDe(world(device, call, { catalog }), message())).toBeUndefined()
    },
  )

  test('a push with a malformed message is refused', async () => {
    await expect(told({ text: 'hola' })).rejects.toThrow(SyntaxError)
  })

  test('[AUTH-21] a push fetches its request, the list and the notifications before it is shown', async () => {
    const { aviso, device } = await told({
      answer: (path) => (path.includes('{id}') ? { ...CON_PROVIDENCIA, providenciaUrl: null } : []),
    })

    expect(aviso).toEqual({
      titulo: `Tu solicitud ${ID} cambió`,
      body: 'Ya está guardada. Tocá para verla, con o sin señal.',
      tag: `solicitudes${ID}`,
      data: `/ver-autorizacion?id=${ID}`,
    })
    expect((await keysOf(device)).toSorted()).toEqual([
      `autorizacion/${ID}`,
      'autorizaciones',
      'notificaciones',
    ])
    expect(setAppBadge).toHaveBeenLastCalledWith(0)
  })

  test('[NOTI-02, SHELL-02] the icon number after a push counts unread notifications and refused changes', async () => {
    const bell = [20_401, 20_402, 20_403].map((idSolicitud) => ({
      idSolicitud,
      tipoNotificacion: 'x',
      numeroNotificacion: String(idSolicitud),
    }))
    const device = await phone()
    for (const [now, notificacion] of bell.entries())
      await enqueue(device, descartarNotificacion, { notificacion }, { now })
    const [leida] = await device.salida.operaciones.toArray()
    await device.salida.operaciones
      .filter(({ id }) => id !== leida?.id)
      .modify({ type: 'otra', state: 'rejected' })
    const { call } = provider(({ path }) =>
      path.includes('notificaciones') ? bell : (answers[path] ?? []),
    )

    await avisoDe(world(device, call, { catalog }), message())

    expect(setAppBadge).toHaveBeenLastCalledWith(4)
  })

  test('[AUTH-19] a push of a ruling waits for its document, and says if that did not arrive', async () => {
    const { aviso, asked } = await told({
      answer: (path) =>
        path.includes('providencia')
          ? fails({ kind: 'no-answer', timedOut: false })
          : (answers[path] ?? []),
    })
    expect(asked.some((path) => path.includes('providencia'))).toBe(true)
    expect(aviso?.body).toBe('Tocá para verla cuando tengas señal.')
  })

  test('[FLT-02] a push is shown after a while even if its data do not arrive', async () => {
    const { aviso } = await told({ answer: () => new Promise(() => undefined), patience: 20 })
    expect(aviso?.body).toBe('Tocá para verla cuando tengas señal.')
  })

  test('[CRON-07] a push about a prescription opens that prescription', async () => {
    const { aviso } = await told({ text: message({ tipo: 'recetas', id: 88_120 }) })
    expect(aviso).toMatchObject({
      titulo: 'Tenés una receta para retirar',
      data: '/ver-receta-cronica/88120',
    })
  })

  test('a test push says that push works, and fetches nothing', async () => {
    const { aviso, asked } = await told({ text: message({ tipo: 'prueba', id: 0 }) })
    expect(aviso).toMatchObject({ titulo: 'Los avisos andan', body: 'Llegan bien acá.' })
    expect(asked).toEqual([])
  })
})
