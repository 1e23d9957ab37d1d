import { createECDH } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { TIPOS_DE_AVISO, type TipoDeAviso } from '#contract/extensiones/tiposDeAviso.ts'
import { tabla } from '#contract/tabla.ts'

import { mover } from '../../server/src/autorizaciones/vida.ts'
import { cifrar } from '../../server/src/avisos/cifrar.ts'
import { createEmpujes } from '../../server/src/avisos/despacho.ts'
import { esDireccionDeEnvio, esPublica, soloPublicas } from '../../server/src/avisos/direccion.ts'
import { avisar } from '../../server/src/avisos/service.ts'
import { empujes, suscripciones } from '../../server/src/avisos/tables.ts'
import { readEnvironment } from '../../server/src/base/environment.ts'
import { createLog } from '../../server/src/base/log.ts'
import { cleanUp } from '../../server/src/cleanup.ts'
import { notificar } from '../../server/src/notificaciones/service.ts'
import { afiliados } from '../../server/src/padron/tables.ts'
import { usuarios } from '../../server/src/sesiones/tables.ts'
import { kinds, openSeeded } from '../support/databases.ts'
import { makeSubscriber, startPushService, verifySender } from '../support/pushService.ts'
import { ronda } from '../support/ronda.ts'
import { type Provider, type Session, startServer } from '../support/server.ts'
import { familiaDe, pedir, respuesta } from './support/pedir.ts'

const { avisos } = tabla
const RUBEN = 20_401
/** Has the length of a point, but is not on the curve. */
const OFF_THE_CURVE = Buffer.alloc(65, 4).toString('base64url')

test('encryption gives the bytes of the example in RFC 8291', () => {
  const propias = createECDH('prime256v1')
  propias.setPrivateKey('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url')
  const llaves = {
    p256dh:
      'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  }
  const sal = Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url')

  const body = cifrar('When I grow up, I want to be a watermelon', llaves, {
    propias,
    sal,
    largo: 0,
  })

  expect(body.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  )
})

describe('addresses that messages may be sent to', () => {
  test.each([
    ['https://fcm.googleapis.com/fcm/send/abc', true],
    ['https://updates.push.services.mozilla.com/wpush/v2/x', true],
    ['https://web.push.apple.com/Q', true],
    ['http://fcm.googleapis.com/x', false],
    ['https://fcm.googleapis.com:8443/x', false],
    ['https://u:p@fcm.googleapis.com/x', false],
    ['https://localhost/x', false],
    ['https://127.0.0.1/x', false],
    ['https://2130706433/x', false],
    ['https://[::1]/x', false],
    ['https://db.internal/x', false],
    ['https://printer.local/x', false],
    ['https://intranet/x', false],
    ['https://router.home.arpa/x', false],
    ['https://db.corp/x', false],
    ['https://portal.intranet/x', false],
    ['https://nas.private/x', false],
    ['https://box.localdomain/x', false],
    ['https://api.default.svc/x', false],
    ['https://hidden.onion/x', false],
    ['https://1.0.0.127.in-addr.arpa/x', false],
    ['https://127.0.0.1.nip.io/x', false],
    ['https://localtest.me/x', false],
    ['https://notlocaltest.me/x', true],
    [`https://push.example/${'x'.repeat(600)}`, false],
    ['file:///etc/passwd', false],
    ['x', false],
  ])('[SEC-38] a push to the address %s is allowed: %s', (address, good) => {
    expect(esDireccionDeEnvio(address)).toBe(good)
  })

  test.each([
    ['8.8.8.8', true],
    ['2a00:1450:4001:80b::200e', true],
    ['10.1.2.3', false],
    ['127.9.9.9', false],
    ['169.254.169.254', false],
    ['172.31.0.1', false],
    ['192.168.1.1', false],
    ['100.64.0.1', false],
    ['0.0.0.0', false],
    ['255.255.255.255', false],
    ['::1', false],
    ['::ffff:10.0.0.1', false],
    ['fd00::1', false],
    ['fe80::1', false],
    ['64:ff9b::a00:1', false],
    ['2002:a00:1::', false],
    ['ff02::1', false],
    ['x', false],
  ])('[SEC-38] the address %s is public: %s', (address, good) => {
    expect(esPublica(address)).toBe(good)
  })

  test('[SEC-38] a name that resolves to a private address is not connected to', async () => {
    const told = await new Promise<Error | null>((resolve) => {
      soloPublicas('localhost', { all: true }, (error) => resolve(error))
    })
    expect(told?.message).toContain('not of the world')
  })
})

describe.each(kinds())('notices on %s', (kind) => {
  let opened: Awaited<ReturnType<typeof openSeeded>>
  let provider: Provider
  let service: Awaited<ReturnType<typeof startPushService>>
  let norma: Session
  const clock = { now: Date.now() }
  beforeAll(async () => {
    service = await startPushService()
    opened = await openSeeded(kind)
    provider = await startServer({
      base: opened.base,
      clock: () => clock.now,
      config: { envioPropio: service.origin },
    })
  })
  afterAll(async () => {
    await provider.stop()
    await opened.close()
    await service.stop()
  })
  beforeEach(async () => {
    clock.now = Date.now()
    service.status = 201
    service.retryAfter = undefined
    service.taken.length = 0
    await provider.base.db.delete(suscripciones)
    norma = await provider.session('norma')
  })

  const phone = (name = 'uno') => makeSubscriber(`${service.origin}/${name}`)
  const ask = (
    of: Session,
    { suscripcion }: ReturnType<typeof phone>,
    tipos: readonly TipoDeAviso[] = TIPOS_DE_AVISO,
    de: number[] | null = null,
  ) => pedir(provider, avisos.pedir, { suscripcion, tipos: [...tipos], de }, of)
  const round = () =>
    ronda(
      createEmpujes({
        db: provider.base.db,
        log: createLog('silent'),
        clock: () => clock.now,
        secret: () => provider.secrets.avisos,
        contacto: provider.config.contactoDeAvisos,
        propia: provider.config.envioPropio,
      }),
    )
  /** Moves the request back and on again. */
  async function change(id = RUBEN) {
    const { db } = provider.base
    await mover(db, { id, paso: 'tomar' }, clock.now)
    await db.delete(empujes)
    expect(await mover(db, { id, paso: 'observar', observacion: 'Falta.' }, clock.now)).toBe(
      'movida',
    )
  }
  const waiting = () => provider.base.db.select().from(empujes)
  const asking = () => provider.base.db.select().from(suscripciones)

  describe('a notice to the phones that asked for it', () => {
    test('[NOTI-01] a push message is encrypted for one phone, signed, and has no personal text', async () => {
      const one = phone()
      expect((await ask(norma, one)).status).toBe(200)
      await change()

      expect(await round()).toBe(1)

      const [message] = service.taken
      if (!message) throw new Error('Nothing came.')
      expect(message.path).toBe('/uno')
      expect(message.headers).toMatchObject({
        'content-encoding': 'aes128gcm',
        urgency: 'high',
        ttl: '259200',
        topic: expect.stringMatching(/^[\w-]{32}$/),
      })
      expect(JSON.parse(one.read(message.body))).toEqual({
        tipo: 'solicitudes',
        uid: String(norma.uid),
        id: RUBEN,
      })
      expect(() => phone().read(message.body)).toThrow('unable to authenticate')
      const { clave, eleccion } = await respuesta(provider, avisos.estado, {}, norma)
      expect(eleccion).toEqual({ tipos: ['solicitudes', 'recetas'], de: null })
      const { k, payload } = await verifySender(message, clave, service.origin, clock.now)
      expect(k).toBe(clave)
      expect(payload).toMatchObject({ sub: 'mailto:avisos@portal.example' })
      expect(Number(payload.exp) - clock.now / 1000).toBeLessThan(24 * 3_600)
      expect(await waiting()).toEqual([])

      // A notice about a prescription has the same length, which therefore reveals nothing.
      const cronica = {
        uid: norma.uid,
        idSolicitud: 88_120,
        tipoNotificacion: 'x',
        numeroNotificacion: '1',
      }
      const [idAfiliado = 0] = await familiaDe(provider, norma.token)
      await notificar(
        provider.base.db,
        { ...cronica, codigoTipoNotificacion: 'RecetaMedicaIfx', idAfiliado },
        clock.now,
      )
      await round()
      expect(JSON.parse(one.read(service.taken[1]?.body ?? Buffer.alloc(0)))).toMatchObject({
        tipo: 'recetas',
        id: 88_120,
      })
      expect(service.taken[1]?.body.length).toBe(message.body.length)
    })

    test('a push follows the chosen kinds and members, also after the choice changes', async () => {
      const [propia = 0, ruben = 0] = await familiaDe(provider, norma.token)
      const queued = async (tipos: Parameters<typeof ask>[2], de: number[] | null) => {
        await ask(norma, phone(), tipos, de)
        await change()
        return (await waiting()).length
      }

      expect(await queued(['solicitudes'], null)).toBe(1)
      expect(await queued(['recetas'], null)).toBe(0)
      expect(await queued([], null)).toBe(0)
      expect(await queued(TIPOS_DE_AVISO, [ruben])).toBe(1)
      expect(await queued(TIPOS_DE_AVISO, [propia])).toBe(0)
      expect(await asking()).toHaveLength(1)
    })

    test('[SEC-04] a push reaches only people who asked for it, about members of their family', async () => {
      const [ruben = 0] = (await familiaDe(provider, norma.token)).slice(1)
      const other = await provider.session('voluntaria')
      expect((await ask(other, phone('otro'), TIPOS_DE_AVISO, [ruben])).status).toBe(404)
      await ask(other, phone('otro'))
      await change()
      expect(await waiting()).toEqual([])

      await ask(norma, phone())
      const { db } = provider.base
      await db.update(afiliados).set({ activo: false }).where(eq(afiliados.idAfiliado, ruben))
      await change()
      expect(await waiting()).toEqual([])
      await db.update(afiliados).set({ activo: true }).where(eq(afiliados.idAfiliado, ruben))
      await change()
      expect(await waiting()).toHaveLength(1)
    })

    test('[NOTI-01] members who left fall out of the chosen ones; without any left it is the whole family', async () => {
      const [propia = 0, ruben = 0] = await familiaDe(provider, norma.token)
      const one = phone()
      const { db } = provider.base
      const chosen = async () => (await respuesta(provider, avisos.estado, {}, norma)).eleccion
      await ask(norma, one, TIPOS_DE_AVISO, [propia, ruben])
      await db.update(afiliados).set({ activo: false }).where(eq(afiliados.idAfiliado, ruben))
      try {
        expect(await chosen()).toMatchObject({ de: [propia] })
        await ask(norma, one, TIPOS_DE_AVISO, [])
        expect(await chosen()).toMatchObject({ de: [] })

        await db.update(suscripciones).set({ de: [ruben] })
        const eleccion = await chosen()
        expect(eleccion).toMatchObject({ de: null })
        expect((await ask(norma, one, TIPOS_DE_AVISO, eleccion?.de)).status).toBe(200)

        await db.update(suscripciones).set({ de: [ruben] })
        const { suscripcion } = one
        expect(await respuesta(provider, avisos.seguir, { suscripcion }, norma)).toEqual({
          sigue: true,
        })
        const { uid } = norma
        const aviso = { uid, tipo: 'recetas' as const, id: 88_120, idAfiliado: propia }
        await avisar(db, aviso, clock.now)
        expect(await waiting()).toHaveLength(1)
      } finally {
        await db.update(afiliados).set({ activo: true }).where(eq(afiliados.idAfiliado, ruben))
      }
    })

    test('[SEC-16] a push is dropped if the session ended or the account is blocked', async () => {
      const { db } = provider.base
      for (const end of [
        () => pedir(provider, tabla.sesiones.salir, { sid: norma.sid }, norma),
        () => db.update(usuarios).set({ bloqueado: true }).where(eq(usuarios.uid, norma.uid)),
      ]) {
        await ask(norma, phone())
        await change()
        await end()
        await round()
        expect(service.taken).toEqual([])
        expect(await asking()).toEqual([])
        await db.update(usuarios).set({ bloqueado: false }).where(eq(usuarios.uid, norma.uid))
        norma = await provider.session('norma')
      }
      await ask(norma, phone())
      await provider.endSession(norma.sid)
      await cleanUp(db, clock.now)
      expect(await asking()).toEqual([])
    })
  })

  describe('answers of the push service', () => {
    test.each([404, 410])(
      '[NOTI-01] after status %i of the push service an address gets no more pushes; its choices are kept',
      async (status) => {
        const one = phone()
        await ask(norma, one, ['solicitudes'])
        await change()
        service.status = status
        await round()
        expect(await waiting()).toEqual([])

        service.status = 201
        service.taken.length = 0
        await change()
        expect(await waiting()).toEqual([])
        expect(await respuesta(provider, avisos.probar, {}, norma)).toEqual({ enviado: false })
        const go = async ({ suscripcion }: ReturnType<typeof phone>) =>
          (await respuesta(provider, avisos.seguir, { suscripcion }, norma)).sigue
        expect(await go(one)).toBe(false)
        expect(await go(phone('dos'))).toBe(true)
        await change()
        await round()
        expect(service.taken.map(({ path }) => path)).toEqual(['/dos'])
        expect(await asking()).toMatchObject([{ tipos: ['solicitudes'] }])
      },
    )

    test('a push that is refused for good is not repeated, and the phone stays subscribed', async () => {
      await ask(norma, phone())
      await change()
      service.status = 413
      await round()
      expect(await waiting()).toEqual([])
      expect(await asking()).toHaveLength(1)
    })

    test('a push that failed temporarily is repeated after the requested wait, a few times only', async () => {
      await ask(norma, phone())
      await change()
      service.status = 503
      service.retryAfter = 120
      await round()
      expect(await round()).toBe(0)
      clock.now += 119_000
      expect(await round()).toBe(0)
      clock.now += 1_000
      service.status = 201
      expect(await round()).toBe(1)
      expect(await waiting()).toEqual([])

      await change()
      service.status = 500
      service.retryAfter = undefined
      service.taken.length = 0
      for (let tries = 0; tries < 20; tries++) {
        await round()
        clock.now += 2 * 3_600_000
      }
      expect(service.taken).toHaveLength(8)
      expect(await waiting()).toEqual([])
    })

    test('a redirect of the push service is not followed', async () => {
      await ask(norma, phone())
      await change()
      service.status = 307
      await round()
      expect(service.taken.map(({ path }) => path)).toEqual(['/uno'])
    })

    test('one event gives one push, and a phone gets a limited number in an hour', async () => {
      await ask(norma, phone())
      await change()
      await mover(provider.base.db, { id: RUBEN, paso: 'tomar' }, clock.now)
      expect(await waiting()).toHaveLength(1)
      for (let times = 0; times < 20; times++) await change()
      expect(await waiting()).toEqual([])
    })
  })

  describe('[SEC-36] an address that never answers does not delay other people', () => {
    const reparto = (propia = service.origin) =>
      createEmpujes({
        db: provider.base.db,
        log: createLog('silent'),
        clock: () => clock.now,
        secret: () => provider.secrets.avisos,
        contacto: provider.config.contactoDeAvisos,
        propia,
      })
    /** Phone of this person at this address, with a waiting message. */
    async function esperando(who: 'norma' | 'voluntaria', endpoint: string) {
      const of = await provider.session(who)
      const { suscripcion } = makeSubscriber(endpoint)
      await respuesta(
        provider,
        avisos.pedir,
        { suscripcion, tipos: [...TIPOS_DE_AVISO], de: null },
        of,
      )
      await respuesta(provider, avisos.probar, {}, of)
      return of
    }

    test('for each person and each push service one message is sent at a time', async () => {
      for (const at of [1, 2, 3])
        await esperando('norma', `https://lento${at}.push-service.com/${at}`)
      const other = await esperando('voluntaria', 'https://fcm.googleapis.com/1')
      await esperando('voluntaria', 'https://LENTO1.push-service.com/4')
      const { places, tomar } = reparto()

      const taken = await tomar(places, [])
      const meanwhile = await tomar(places, taken)
      const later = await tomar(places, taken.slice(1))

      expect(taken.map(({ uid }) => uid)).toEqual([norma.uid, other.uid])
      expect(meanwhile).toEqual([])
      expect(later.map(({ host }) => host)).toEqual(['lento2.push-service.com'])
    })

    test('a push service that does not answer is retried after growing waits, for all its addresses', async () => {
      await service.stop()
      const { places, tomar, entregar } = reparto()
      const over = new AbortController().signal
      const tries = async (ms: number) => {
        clock.now += ms
        const taken = await tomar(places, [])
        for (const one of taken) await entregar(one, over)
        return taken.length
      }
      await esperando('norma', `${service.origin}/uno`)
      await esperando('voluntaria', `${service.origin}/dos`)

      const counted = [await tries(0), await tries(4_000), await tries(1_000), await tries(9_000)]

      expect(counted).toEqual([1, 0, 1, 0])
      const back = await startPushService(Number(new URL(service.origin).port))
      expect([await tries(10_000), await tries(0)]).toEqual([1, 1])
      expect(back.taken.map(({ path }) => path).toSorted()).toEqual(['/dos', '/uno'])
      service = back
    })
  })

  describe('a phone whose push address or session changes', () => {
    const go = async (of: Session, { suscripcion }: ReturnType<typeof phone>) =>
      (await respuesta(provider, avisos.seguir, { suscripcion }, of)).sigue

    test('after a new address or an expired session a phone gets pushes for its own person only', async () => {
      const one = phone()
      expect(await go(norma, one)).toBe(false)
      await ask(norma, one, ['recetas'])
      const moved = phone('dos')
      expect(await go(norma, moved)).toBe(true)
      expect(await asking()).toMatchObject([
        { endpoint: `${service.origin}/dos`, tipos: ['recetas'] },
      ])
      await ask(norma, moved, ['solicitudes'])
      await change()
      // The phone's address changes again while a message is on its way: the message goes to the new address only.
      const last = phone('tres')
      expect(await go(norma, last)).toBe(true)
      await round()
      expect(service.taken.map(({ path }) => path)).toEqual(['/tres'])
      expect(JSON.parse(last.read(service.taken[0]?.body ?? Buffer.alloc(0)))).toMatchObject({
        id: RUBEN,
      })
      await ask(norma, moved, ['recetas'])

      // Another person on this browser, who never asked for notices.
      expect(await go(await provider.session('voluntaria'), moved)).toBe(false)
      // The same person signs in again.
      const again = await provider.session('norma')
      expect(await go(again, moved)).toBe(true)
      expect(await asking()).toMatchObject([{ sid: again.sid, tipos: ['recetas'] }])
      // After a sign-out the person has to ask again.
      await provider.endSession(again.sid)
      expect(await go(await provider.session('norma'), moved)).toBe(false)
    })

    test('another person who asks for push in the same browser replaces the first', async () => {
      const one = phone()
      await ask(norma, one)
      const other = await provider.session('voluntaria')
      await ask(other, one)
      expect(await asking()).toMatchObject([{ sid: other.sid }])
      expect((await respuesta(provider, avisos.estado, {}, norma)).eleccion).toBeNull()

      await respuesta(provider, avisos.dejar, {}, other)
      expect(await asking()).toEqual([])
    })

    test('a test push can be requested, a limited number of times', async () => {
      expect(await respuesta(provider, avisos.probar, {}, norma)).toEqual({ enviado: false })
      const one = phone()
      await ask(norma, one)
      await respuesta(provider, avisos.probar, {}, norma)
      await round()
      const [message] = service.taken
      expect(JSON.parse(one.read(message?.body ?? Buffer.alloc(0)))).toMatchObject({
        tipo: 'prueba',
      })
      const statuses = []
      for (let times = 0; times < 6; times++)
        statuses.push((await pedir(provider, avisos.probar, {}, norma)).status)
      expect(statuses.at(-1)).toBe(429)
    })
  })

  test('[SEC-38] invalid push addresses and keys are refused', async () => {
    const { suscripcion } = phone()
    for (const odd of [
      { ...suscripcion, endpoint: 'https://10.0.0.1/x' },
      { ...suscripcion, endpoint: 'http://127.0.0.1:1/x' },
      { ...suscripcion, p256dh: 'AAAA' },
      { ...suscripcion, p256dh: OFF_THE_CURVE },
      { ...suscripcion, auth: '' },
    ])
      for (const endpoint of [avisos.pedir, avisos.seguir]) {
        const request =
          endpoint === avisos.pedir
            ? { suscripcion: odd, tipos: [], de: null }
            : { suscripcion: odd }
        const { status } = await pedir(provider, endpoint, request as never, norma)
        expect(status).toBe(422)
      }
    // A stored key of this kind gets no message, and does not stop the others.
    await ask(norma, phone())
    await change()
    await provider.base.db.update(suscripciones).set({ p256dh: OFF_THE_CURVE })
    expect(await round()).toBe(1)
    expect(service.taken).toEqual([])
    expect(await waiting()).toEqual([])
  })
})

test('[SEC-41] push is offered only if the server has a contact for push services', () => {
  const read = (env: Record<string, string>) => {
    const { capacidades, contactoDeAvisos } = readEnvironment(env, '/')
    return [capacidades.includes('avisos'), contactoDeAvisos]
  }
  const production = { NODE_ENV: 'production' }
  const mail = {
    SMTP_URL: 'smtps://mail.example',
    MAIL_FROM: 'portal@obra.example',
    PUBLIC_URL: 'https://p.example',
  }
  expect(read(production)).toEqual([false, ''])
  expect(read({ ...production, PUBLIC_URL: 'http://p.example' })).toEqual([false, ''])
  expect(read({ ...production, PUBLIC_URL: 'https://p.example' })).toEqual([
    true,
    'https://p.example',
  ])
  expect(read({ ...production, ...mail })).toEqual([true, 'mailto:portal@obra.example'])
  expect(read({ SANDBOX: '1' })).toEqual([true, 'mailto:avisos@mi-cobertura.example'])
})
