import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { Endpoint } from '#contract/endpoint.ts'
import { claves } from '#contract/extensiones/claves.ts'
import { tabla } from '#contract/tabla.ts'

import { enviadas } from '../../server/src/gateway/tables.ts'
import { readGatewayEnvironment } from '../../server/src/startGateway.ts'
import { startBareInsurer } from '../support/bareInsurer.ts'
import { builtApp } from '../support/builtApp.ts'
import { kinds } from '../support/databases.ts'
import { openGatewayBase, startTestGateway } from '../support/gateway.ts'
import { freePort } from '../support/listening.ts'
import { type Session, get, newKey, post } from '../support/server.ts'
import { familiaDe, pedir, respuesta } from './support/pedir.ts'
import { pendingNotifications } from './support/pending.ts'

const DISMISS = tabla.notificaciones.deshabilitar.path
const GROUP = tabla.afiliados.grupoFamiliar.path
const LIST = '/.well-known/portal-capacidades.json'
const MINUTE = 60_000

test('the tests’ plain insurer has no extensions, and ignores keys, versions and ETags', async () => {
  const bare = await startBareInsurer()
  const { provider } = bare
  const { token, uid } = await provider.session('norma')
  const [notificacion] = await provider.notificacionesPendientes(uid)
  const clave = newKey()
  const dismiss = () => post(provider.url, DISMISS, { notificacion }, { token, clave })

  expect((await get(provider.url, LIST)).status).toBe(404)
  await dismiss()
  await dismiss()
  expect(await provider.claves()).toEqual([])
  expect(await provider.effectsOf(uid)).toHaveLength(2)
  const group = await get(provider.url, GROUP, token)
  expect(group.headers.get('etag')).toBeNull()
  const extensions = Object.values(tabla)
    .flatMap((area) => Object.values<Endpoint>(area))
    .filter(({ capability }) => capability !== undefined)
  expect(extensions.length).toBeGreaterThan(20)
  for (const { method, path } of extensions) {
    const asked = await fetch(provider.url + path.replaceAll(/\{\w+\}/g, '1'), { method })
    expect([path, asked.status]).toEqual([path, 404])
  }
  await bare.stop()
})

describe.each(kinds())('a gateway on %s', (kind) => {
  let now = Date.now()
  const { appDir, remove } = builtApp()
  let insurer: Awaited<ReturnType<typeof startBareInsurer>>
  let opened: Awaited<ReturnType<typeof openGatewayBase>>
  let gateway: Awaited<ReturnType<typeof startTestGateway>>
  /** A second process on the same database. */
  let other: typeof gateway
  let norma: Session

  beforeAll(async () => {
    insurer = await startBareInsurer()
    opened = await openGatewayBase(kind)
    const options = { appDir, api: insurer.api.url, base: opened.base, clock: () => now }
    gateway = await startTestGateway(options)
    other = await startTestGateway(options)
  })
  beforeEach(async () => {
    now = Date.now()
    insurer.api.enderezar()
    insurer.api.pedidos.length = 0
    norma = await insurer.provider.session('norma')
  })
  afterAll(async () => {
    await other.stop()
    await gateway.stop()
    await opened.close()
    await insurer.stop()
    remove()
  })

  const one = async () => {
    const [notificacion] = await pendingNotifications(insurer.provider.base, norma.uid, 1)
    if (!notificacion) throw new Error('No notification was made.')
    return notificacion
  }
  const dismiss = (
    notificacion: unknown,
    clave?: string,
    { url, token = norma.token } = {} as { url?: string; token?: string },
  ) => post(url ?? gateway.url, DISMISS, { notificacion }, { token, ...(clave && { clave }) })
  const effects = async () => (await insurer.provider.effectsOf(norma.uid)).length
  const sentTo = (path: string) =>
    insurer.api.pedidos.filter(({ url }) => url.split('?')[0] === path)
  const codigoOf = async (answer: Response) => [
    answer.status,
    ((await answer.json()) as { codigo?: string }).codigo,
  ]
  const cut = () => insurer.api.desviar(DISMISS, () => undefined)

  test('[API-02] a gateway announces the extensions that it adds, and the app asks its own address', async () => {
    const list: unknown = await (await get(gateway.url, LIST)).json()
    expect(list).toEqual({ capacidades: ['idempotencia', 'etag', 'partes', 'pedido', 'hora'] })
    const configuration: unknown = await (await get(gateway.url, '/portal-config.json')).json()
    expect(configuration).toMatchObject({ base: '', provider: 'portal-afiliados' })
    const page = await get(gateway.url, '/grupo-familiar')
    expect(page.headers.get('content-security-policy')).toContain("connect-src 'self';")
    expect(await page.text()).toContain('<title>portal</title>')
  })

  test('[SEC-22, SEC-46] the insurer gets the session, the address and no header of the connection', async () => {
    const answer = await fetch(gateway.url + GROUP, {
      headers: {
        Authorization: `Bearer ${norma.token}`,
        Cookie: 'a=b',
        'X-Forwarded-For': '203.0.113.9',
        'If-None-Match': '"x"',
        'Idempotency-Key': newKey(),
        'X-Anything': 'x',
      },
    })

    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual(
      await (await get(insurer.provider.url, GROUP, norma.token)).json(),
    )
    const [request] = sentTo(GROUP)
    expect(request?.headers).toMatchObject({
      authorization: `Bearer ${norma.token}`,
      'x-forwarded-for': '127.0.0.1',
      'x-request-id': answer.headers.get('x-request-id'),
    })
    for (const name of ['cookie', 'if-none-match', 'idempotency-key', 'x-anything'])
      expect(request?.headers).not.toHaveProperty(name)
  })

  test('[SEC-40] the gateway forwards no call that the specification does not have', async () => {
    const unknown = await Promise.all([
      get(gateway.url, '/v1/anything', norma.token),
      get(gateway.url, '/v1/portal/pases/claves', norma.token),
      post(gateway.url, GROUP, {}, { token: norma.token }),
      post(gateway.url, DISMISS, {}, { headers: { 'Content-Type': 'text/plain' } }),
    ])

    expect(unknown.map(({ status }) => status)).toEqual([404, 404, 405, 415])
    expect(insurer.api.pedidos).toEqual([])
  })

  test('a file comes through the gateway byte by byte, with its name', async () => {
    const [idAfiliado = 0] = await familiaDe(gateway, norma.token)
    const [first] = await respuesta(gateway, tabla.prescripciones.lista, { idAfiliado }, norma)
    const idPrescripcionElectronica = first?.prescripcionElectronica.idPrescripcionElectronica ?? 0
    const which = { idPrescripcionElectronica }
    const { url: path } = await respuesta(gateway, tabla.prescripciones.reporte, which, norma)
    const [direct, through] = await Promise.all(
      [insurer.provider.url, gateway.url].map((url) => get(url, path, norma.token)),
    )

    expect([direct?.status, through?.status]).toEqual([200, 200])
    expect(through?.headers.get('content-disposition')).toBe(
      direct?.headers.get('content-disposition'),
    )
    expect(through?.headers.get('content-length')).toBe(direct?.headers.get('content-length'))
    expect(await through?.text()).toMatch(/^%PDF-/)
  })

  test('[SEC-11] an unchanged list is answered 304 by its ETag, which another person cannot use', async () => {
    const sola = await insurer.provider.session('sola')
    const read = (token: string, etag?: string) =>
      fetch(gateway.url + tabla.busquedas.provincias.path, {
        headers: { Authorization: `Bearer ${token}`, ...(etag && { 'If-None-Match': etag }) },
      })
    const first = await read(norma.token)
    const etag = first.headers.get('etag') ?? ''

    expect((await first.json()) as unknown[]).not.toEqual([])
    const again = await read(norma.token, etag)
    expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, etag, ''])
    expect((await read(sola.token, etag)).status).toBe(200)
  })

  test('[FLT-03, FLT-16] a change repeated under its key goes to the insurer once', async () => {
    const [clave, notificacion, before] = [newKey(), await one(), await effects()]

    const first = await dismiss(notificacion, clave)
    const again = await dismiss(notificacion, clave.toUpperCase(), { url: other.url })

    expect([first.status, again.status]).toEqual([200, 200])
    expect(await again.text()).toBe(await first.text())
    expect(sentTo(DISMISS)).toHaveLength(1)
    expect(await effects()).toBe(before + 1)
  })

  test('[FLT-16] a change sent many times at once to two processes goes to the insurer once', async () => {
    const [clave, notificacion] = [newKey(), await one()]

    const answers = await Promise.all(
      Array.from({ length: 12 }, (_none, n) =>
        dismiss(notificacion, clave, { url: n % 2 ? gateway.url : other.url }),
      ),
    )

    for (const answer of answers) expect([200, 409]).toContain(answer.status)
    expect(answers.map(({ status }) => status)).toContain(200)
    expect(sentTo(DISMISS)).toHaveLength(1)
  })

  test('[FLT-26] a key with other content is refused, and the key of another person is unrelated', async () => {
    const [clave, notificacion] = [newKey(), await one()]
    await dismiss(notificacion, clave)

    const content = await dismiss({ ...notificacion, numeroNotificacion: 'x' }, clave)
    expect(await codigoOf(content)).toEqual([422, 'clave-repetida'])
    expect(sentTo(DISMISS)).toHaveLength(1)

    const sola = await insurer.provider.session('sola')
    await dismiss(notificacion, clave, { token: sola.token })
    expect(sentTo(DISMISS)).toHaveLength(2)
  })

  test('[SEC-16] an ended session gets no answer to an earlier change', async () => {
    const [clave, notificacion] = [newKey(), await one()]
    await dismiss(notificacion, clave)
    await insurer.provider.endSession(norma.sid)
    now += 2 * MINUTE

    expect((await dismiss(notificacion, clave)).status).toBe(401)
    const forged = `${norma.token.split('.').slice(0, 2).join('.')}.AAAA`
    expect((await dismiss(notificacion, clave, { token: forged })).status).toBe(401)
  })

  test('a refused change keeps no key, and may succeed later', async () => {
    const [clave, notificacion] = [newKey(), await one()]
    insurer.api.desviar(DISMISS, ({ headers }) => ({
      status: 422,
      headers,
      body: '{"status":"error","error":"Así no"}',
    }))
    const refused = await dismiss(notificacion, clave)
    expect([refused.status, await refused.json()]).toMatchObject([422, { error: 'Así no' }])

    insurer.api.enderezar()
    expect((await dismiss(notificacion, clave)).status).toBe(200)
  })

  test.each([
    ['cuts the line', () => undefined],
    [
      'answers 500',
      ({ headers }: { headers: Record<string, string> }) => ({ status: 500, headers, body: '{}' }),
    ],
    [
      'answers with a page',
      () => ({ status: 200, headers: { 'content-type': 'text/html' }, body: '<p>' }),
    ],
  ] as const)(
    '[FLT-03] an insurer that commits and then %s gets a change once, and it is doubtful',
    async (_how, desvio) => {
      const [clave, notificacion, before] = [newKey(), await one(), await effects()]
      insurer.api.desviar(DISMISS, desvio)

      expect(await codigoOf(await dismiss(notificacion, clave))).toEqual([409, 'dudosa'])
      insurer.api.enderezar()
      for (const url of [gateway.url, other.url])
        expect(await codigoOf(await dismiss(notificacion, clave, { url }))).toEqual([409, 'dudosa'])

      expect(sentTo(DISMISS)).toHaveLength(1)
      expect(await effects()).toBe(before + 1)
    },
  )

  test('[FLT-03] a late answer of the insurer is waited for under the key of its change', async () => {
    const [clave, notificacion] = [newKey(), await one()]
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    insurer.api.desviar(DISMISS, async (answer) => {
      await held
      return answer
    })

    const first = dismiss(notificacion, clave)
    await expect.poll(() => sentTo(DISMISS).length).toBe(1)
    const meanwhile = await dismiss(notificacion, clave, { url: other.url })
    expect(meanwhile.headers.get('retry-after')).toBe('1')
    expect(await codigoOf(meanwhile)).toEqual([409, 'en-curso'])
    release()

    expect((await first).status).toBe(200)
    expect((await dismiss(notificacion, clave)).status).toBe(200)
    expect(sentTo(DISMISS)).toHaveLength(1)
  })

  test('[FLT-20] a process that dies while the insurer works leaves a doubtful change', async () => {
    const [slow, killed, notificacion] = [newKey(), newKey(), await one()]
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    insurer.api.desviar(DISMISS, async (answer) => {
      await held
      return answer
    })
    const options = { appDir, api: insurer.api.url, base: opened.base, clock: () => now }
    const impatient = await startTestGateway({ ...options, answerMs: 300 })
    const gaveUp = await dismiss(notificacion, slow, { url: impatient.url })
    expect(await codigoOf(gaveUp)).toEqual([409, 'dudosa'])
    await impatient.stop()

    // A killed process says nothing; its time runs out.
    const first = dismiss(notificacion, killed)
    await expect.poll(() => sentTo(DISMISS).length).toBe(2)
    now += 3 * MINUTE
    const again = await dismiss(notificacion, killed, { url: other.url })
    expect(await codigoOf(again)).toEqual([409, 'dudosa'])
    expect(sentTo(DISMISS)).toHaveLength(2)

    // It was only slow: its answer still counts.
    release()
    expect((await first).status).toBe(200)
    expect((await dismiss(notificacion, killed)).status).toBe(200)
    expect(sentTo(DISMISS)).toHaveLength(2)
  })

  test('[FLT-02] while the insurer is down the phone gets no answer that counts, and waits', async () => {
    const [clave, notificacion, port] = [newKey(), await one(), await freePort()]
    const api = `http://127.0.0.1:${port}`
    const away = await startTestGateway({ appDir, api, base: opened.base, clock: () => now })

    const down = await dismiss(notificacion, clave, { url: away.url })
    expect([down.status, down.headers.get('retry-after')]).toEqual([503, '5'])
    expect((await get(away.url, GROUP, norma.token)).status).toBe(503)
    expect((await get(away.url, '/ready')).status).toBe(200)
    await away.stop()

    expect((await dismiss(notificacion, clave)).status).toBe(200)
  })

  test('[FLT-32] the gateway says which changes arrived, blocks the others, and names no doubtful one', async () => {
    const [arrived, doubtful, unsent] = [newKey(), newKey(), newKey()]
    await dismiss(await one(), arrived)
    const notificacion = await one()
    cut()
    await dismiss(notificacion, doubtful)
    insurer.api.enderezar()
    const question = { claves: [arrived, doubtful, unsent] }

    expect(await respuesta(gateway, claves.consultar, question, norma)).toEqual({
      llegaron: { [arrived]: true, [unsent]: false },
    })
    expect(await respuesta(other, claves.anular, question, norma)).toEqual({
      llegaron: { [arrived]: true, [unsent]: false },
    })
    expect(await codigoOf(await dismiss(notificacion, unsent))).toEqual([422, 'anulada'])
    const sola = await insurer.provider.session('sola')
    expect(await respuesta(gateway, claves.consultar, question, sola)).toEqual({
      llegaron: { [arrived]: false, [doubtful]: false, [unsent]: false },
    })
    expect((await pedir(gateway, claves.consultar, question, { token: 'x' })).status).toBe(401)
  })

  test('[SEC-05] a person may annul a limited number of keys in an hour', async () => {
    const options = { appDir, api: insurer.api.url, base: opened.base, clock: () => now }
    const strict = await startTestGateway({ ...options, annulments: 3 })
    const sola = await insurer.provider.session('sola')
    const annul = async (keys: number, { token } = norma) => {
      const request = { claves: Array.from({ length: keys }, newKey) }
      return (await pedir(strict, claves.anular, request, { token })).status
    }

    expect([await annul(2), await annul(2), await annul(1)]).toEqual([200, 429, 200])
    expect(await annul(1)).toBe(429)
    expect(await annul(3, sola)).toBe(200)
    now += 61 * MINUTE
    expect(await annul(3)).toBe(200)
    await strict.stop()
  })

  test('[SEC-47] a stopping gateway finishes a change in progress, even if its phone has disconnected', async () => {
    const [clave, notificacion] = [newKey(), await one()]
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    insurer.api.desviar(DISMISS, async (answer) => {
      await held
      return answer
    })
    const options = { appDir, api: insurer.api.url, base: opened.base, clock: () => now }
    const stopping = await startTestGateway(options)
    const phone = new AbortController()
    const left = fetch(stopping.url + DISMISS, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${norma.token}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': clave,
      },
      body: JSON.stringify({ notificacion }),
      signal: phone.signal,
    }).catch(() => 'left')
    await expect.poll(() => sentTo(DISMISS).length).toBe(1)
    phone.abort()
    expect(await left).toBe('left')

    const stopped = stopping.stop()
    release()
    await stopped

    expect((await dismiss(notificacion, clave)).status).toBe(200)
    expect(sentTo(DISMISS)).toHaveLength(1)
  })

  test('a live call keeps its refusal under its key for a day, so that no try counts twice', async () => {
    const { path } = tabla.acceso.cambiarPassword
    const change = (clave: string) =>
      post(
        gateway.url,
        path,
        {
          rolafiliado: true,
          passwordactual: 'wrong',
          nuevapassword: 'Otra-clave-7',
          confirmarnuevapassword: 'Otra-clave-7',
        },
        { token: norma.token, clave },
      )
    const clave = newKey()

    const first = await change(clave)
    const again = await change(clave)

    expect(first.status).toBe(again.status)
    expect(first.status).toBeGreaterThanOrEqual(400)
    expect(await again.text()).toBe(await first.text())
    expect(sentTo(path)).toHaveLength(1)
  })

  test('[SEC-44] a copy of the gateway’s database names no person, key, request or answer', async () => {
    const [clave, notificacion] = [newKey(), await one()]
    insurer.api.desviar(DISMISS, ({ headers }) => ({
      status: 200,
      headers,
      body: '{"nombre":"Norma Quiroga"}',
    }))
    await dismiss(notificacion, clave)

    const rows = await opened.base.db.select().from(enviadas)
    const text = rows
      .map(
        ({ respuesta: bytes, ...row }) =>
          JSON.stringify(row) + Buffer.from(bytes ?? []).toString('latin1'),
      )
      .join('\n')
    expect(rows.length).toBeGreaterThan(0)
    for (const secret of [clave, norma.token, 'Quiroga', notificacion.numeroNotificacion])
      expect(text).not.toContain(secret)
  })
})

test('a gateway without BASE, or with the provider’s settings, does not start', () => {
  expect(() => readGatewayEnvironment({}, '/')).toThrow(/^BASE is missing/)
  const itself = { BASE: 'https://x.example', PUBLIC_URL: 'https://x.example/' }
  expect(() => readGatewayEnvironment(itself, '/')).toThrow(/would call itself/)
  expect(() => readGatewayEnvironment({ BASE: 'https://x.example', SANDBOX: '1' }, '/')).toThrow(
    /SANDBOX/,
  )
  expect(
    readGatewayEnvironment({ BASE: 'https://x.example', CAPACIDADES: 'pases' }, '/'),
  ).toMatchObject({
    api: 'https://x.example',
    base: '',
    capacidades: ['idempotencia', 'etag', 'partes', 'pedido', 'hora'],
    dataDir: '/.data-gateway',
  })
})
