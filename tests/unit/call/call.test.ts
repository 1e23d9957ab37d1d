import { object, optional, string, type, number, array } from 'superstruct'
import { expect, test } from 'vitest'

import { archivos } from '#contract/archivos.ts'
import { Unchanged, makeCall, timeoutFor } from '#contract/call.ts'
import { CallError } from '#contract/callError.ts'
import { endpoint } from '#contract/endpoint.ts'

const cosas = endpoint({
  method: 'POST',
  path: '/v1/{provider}/cosas/{id}',
  kind: 'queued-write',
  query: ['limit'],
  request: object({ id: number(), nombre: string(), limit: optional(number()) }),
  response: type({ cosas: array(type({ nombre: string() })) }),
})
const publica = endpoint({ ...cosas, session: false })
const capaz = endpoint({ ...cosas, capability: 'cosas' })

type Answer = {
  status?: number
  body?: string
  headers?: Record<string, string>
  redirected?: boolean
}

function host(
  { status = 200, body = '{"cosas":[]}', headers = {} }: Answer = {},
  has: string[] = ['idempotencia', 'pedido'],
) {
  const asked: { address: string; init: RequestInit }[] = []
  const call = makeCall({
    base: 'https://api.example',
    provider: 'portal',
    fetch: async (address, init = {}) => {
      asked.push({ address: address as string, init })
      return new Response([204, 304].includes(status) ? null : body, {
        status,
        headers: { 'content-type': 'application/json', ...headers },
      })
    },
    token: () => ({ token: 'abc', expiresAt: 1000 }),
    clock: () => 500,
    has: (name) => has.includes(name),
  })
  return { call, asked }
}

const failureOf = async (answer: Answer, what: typeof cosas = cosas) => {
  const error = await host(answer)
    .call(what, { id: 1, nombre: 'x' })
    .catch((reason: unknown) => reason)
  if (!(error instanceof CallError)) throw new Error(`expected a CallError, got ${String(error)}`)
  return error.failure
}

test('[API-01, API-02] a call goes to the configured address as JSON with the bearer token', async () => {
  const { call, asked } = host()

  await call(cosas, { id: 7, nombre: 'ñandú', limit: 3 }, { key: 'k1' })

  expect(asked[0]?.address).toBe('https://api.example/v1/portal/cosas/7?limit=3')
  expect(asked[0]?.init).toMatchObject({
    method: 'POST',
    body: '{"nombre":"ñandú"}',
    redirect: 'manual',
    headers: {
      'Content-Type': 'application/json',
      Authorization: 'Bearer abc',
      'Idempotency-Key': 'k1',
    },
  })
})

test('[API-01] a GET has a JSON content type and no body', async () => {
  const { call, asked } = host()
  await call(lista, { id: 7, nombre: 'x' })
  expect(asked[0]?.init).toMatchObject({ headers: { 'Content-Type': 'application/json' } })
  expect(asked[0]?.init.body).toBeUndefined()
})

test('[API-01] a call without a session carries no token', async () => {
  const { call, asked } = host()
  await call(publica, { id: 7, nombre: 'x' })
  expect(asked[0]?.init.headers).not.toHaveProperty('Authorization')
})

test('headers beyond the specification are sent only to a provider that announces them', async () => {
  const { call, asked } = host({}, [])
  await call(cosas, { id: 7, nombre: 'x' }, { key: 'k1' })
  expect(Object.keys(asked[0]?.init.headers ?? {}).toSorted()).toEqual([
    'Accept',
    'Authorization',
    'Content-Type',
  ])
})

const lista = endpoint({ ...cosas, method: 'GET', kind: 'synced-read' })
const buscada = endpoint({ ...cosas, kind: 'synced-read' })

for (const [what, status, header] of [
  [lista, 304, 'If-None-Match'],
  [buscada, 204, 'X-If-None-Match'],
] as const)
  test(`a ${what.method} sent with the ETag of a copy is answered 'unchanged'`, async () => {
    const headers = { ETag: 'W/"uno"' }
    const { call, asked } = host({ status, headers }, ['etag'])
    const error = await call(what, { id: 1, nombre: 'x' }, { etag: 'W/"uno"' }).catch(
      (reason: unknown) => reason,
    )
    expect(error).toBeInstanceOf(Unchanged)
    expect(asked[0]?.init.headers).toMatchObject({ [header]: 'W/"uno"' })
  })

test("[FLT-08] an answer 'unchanged' without the ETag of the copy is taken for another server's", async () => {
  const { call } = host({ status: 304, headers: { ETag: 'W/"otro"' } }, ['etag'])
  const error = await call(lista, { id: 1, nombre: 'x' }, { etag: 'W/"uno"' }).catch(
    (reason: unknown) => reason,
  )
  expect(error).toMatchObject({ failure: { kind: 'captive' } })
})

test('the ETag of an answer is used only if the provider announces ETags', async () => {
  for (const { has, told } of [
    { has: ['etag'], told: ['W/"uno"'] },
    { has: [], told: [] },
  ]) {
    const { call, asked } = host({ headers: { ETag: 'W/"uno"' } }, has)
    const marks: string[] = []
    await call(lista, { id: 1, nombre: 'x' }, { etag: 'W/"viejo"', marked: (m) => marks.push(m) })
    expect(marks).toEqual(told)
    expect('If-None-Match' in (asked[0]?.init.headers ?? {})).toBe(told.length > 0)
  }
})

test('a call that needs a capability is not made to a provider without it', async () => {
  const { call, asked } = host({}, [])
  await expect(call(capaz, { id: 7, nombre: 'x' })).rejects.toMatchObject({
    failure: { kind: 'not-offered' },
  })
  expect(asked).toEqual([])
})

test('[FLT-03] a change first sent with a key or version is always sent with it again', async () => {
  const { call, asked } = host({}, [])
  const carries: string[][] = []
  await call(
    cosas,
    { id: 7, nombre: 'x' },
    {
      key: 'k1',
      version: 3,
      carried: ['idempotencia', 'versiones'],
      before: async (of) => void carries.push(of),
    },
  )
  expect(asked[0]?.init.headers).toMatchObject({ 'Idempotency-Key': 'k1', 'If-Match': '"3"' })
  expect(carries).toEqual([['idempotencia', 'versiones']])
})

test.each([
  ['a page', { body: '<h1>default backend - 404</h1>', headers: { 'content-type': 'text/html' } }],
  ['nothing', { body: '', headers: { 'content-type': 'text/plain' } }],
  ['JSON with nothing in it', { body: '{}' }],
  ['JSON that is no object', { body: '"Not Found"' }],
  ['text', { body: 'Not Found', headers: { 'content-type': 'text/plain' } }],
])("[FLT-13] a 404 with %s is taken for another server's answer", async (_what, answer) => {
  expect(await failureOf({ status: 404, ...answer })).toMatchObject({ status: 404, foreign: true })
})

test("[FLT-13] JSON with an error text is taken for the provider's own answer", async () => {
  for (const body of ['{"status":"error"}', '{"error":"No existe"}', '{"message":"No existe"}'])
    expect(await failureOf({ status: 404, body })).not.toHaveProperty('foreign')
})

test('[FLT-61] a token known to be expired is not sent', async () => {
  let asked = 0
  const call = makeCall({
    base: '',
    provider: '',
    fetch: async () => {
      asked += 1
      return new Response('{}')
    },
    token: () => ({ token: 'abc', expiresAt: 1000 }),
    clock: () => 1000,
    has: () => false,
  })
  await expect(call(cosas, { id: 1, nombre: '' })).rejects.toMatchObject({
    failure: { kind: 'session-expired' },
  })
  expect(asked).toBe(0)
})

test('an answer keeps only the fields of the contract', async () => {
  const { call } = host({ body: '{"cosas":[{"nombre":"a","secreto":1}],"extra":true}' })
  expect(await call(cosas, { id: 1, nombre: '' })).toEqual({ cosas: [{ nombre: 'a' }] })
})

test('[FLT-18] an answer with the wrong shape is refused, and the error names the field without its value', async () => {
  expect(await failureOf({ body: '{"cosas":[{"nombre":12345}]}' })).toEqual({
    kind: 'shape',
    detail: 'cosas.0.nombre: expected string',
  })
  expect(await failureOf({ body: '{"cosas":' })).toMatchObject({ kind: 'shape' })
})

test('[FLT-18, FLT-48] a refusal whose JSON is cut off is not final', async () => {
  const headers = { 'content-type': 'application/json' }
  const broken = { body: '{"error":"Otro lo cambió","actual":{"ver', headers }
  for (const status of [400, 401, 409, 412])
    expect(await failureOf({ ...broken, status })).toMatchObject({ kind: 'shape' })
  const told = { ...broken, status: 429, headers: { ...headers, 'retry-after': '7' } }
  expect(await failureOf(told)).toMatchObject({ retryAfterMs: 7000 })
  expect(await failureOf({ ...broken, status: 500 })).toMatchObject({ status: 500 })
})

test('[ERR-01] a status 200 with an error in its body is a refusal', async () => {
  expect(await failureOf({ body: '{"status":"error","message":"Así no"}' })).toEqual({
    kind: 'refused',
    message: 'Así no',
  })
})

test('[ERR-12] a refusal without a text gets a default text', async () => {
  expect(await failureOf({ body: '{"status":"error"}' })).toEqual({
    kind: 'refused',
    message: 'No se aceptó, y no dijeron por qué.',
  })
})

test('[ERR-01] a failing status shows the text of its body; for 400 the error field comes first', async () => {
  const words = '"status":"error","message":"Podés pedir otro en 1 hora."'
  for (const status of [400, 404, 409, 422, 429, 500])
    expect(await failureOf({ status, body: `{${words}}` })).toMatchObject({
      message: 'Podés pedir otro en 1 hora.',
      inWords: true,
    })
  expect(await failureOf({ status: 400, body: `{${words},"error":"Falta"}` })).toMatchObject({
    message: 'Falta',
  })
})

test('[ERR-02, ERR-03] for 400 and 422 the text comes from the error field, never from the message', async () => {
  expect(
    await failureOf({ status: 422, body: '{"error":"Falta","message":"otra"}' }),
  ).toMatchObject({ message: 'Falta' })
  expect(await failureOf({ status: 400, body: '{"message":"otra"}' })).not.toHaveProperty('message')
})

test.each([
  ['a page with 200', { body: '<html>Wi-Fi</html>', headers: { 'content-type': 'text/html' } }],
  ['a redirect', { status: 302, headers: { location: 'https://wifi.example' } }],
  ['511', { status: 511 }],
  ['a 401 page', { status: 401, body: '<html>', headers: { 'content-type': 'text/html' } }],
  ['a 407 in JSON', { status: 407, body: '{}' }],
  ['a 407 page', { status: 407, body: '<html>', headers: { 'content-type': 'text/html' } }],
])(
  '[FLT-08, FLT-10] %s is taken for a Wi-Fi login page, not for the provider',
  async (_what, answer) => {
    expect(await failureOf(answer)).toEqual({ kind: 'captive' })
  },
)

test('[SESS-03] a 401 from the provider ends the session; a 401 to the sign-in itself is a refusal', async () => {
  expect(await failureOf({ status: 401, body: '{}' })).toEqual({ kind: 'session-over' })
  expect(await failureOf({ status: 401, body: '{"codigo":"sesion-vencida"}' })).toEqual({
    kind: 'session-expired',
  })
  expect(await failureOf({ status: 401, body: '{}' }, publica)).toMatchObject({
    kind: 'status',
    status: 401,
  })
})

test('[FLT-11] Retry-After is read as seconds or as a date of the server', async () => {
  expect(await failureOf({ status: 503, headers: { 'retry-after': '7' } })).toMatchObject({
    retryAfterMs: 7000,
  })
  const headers = {
    'retry-after': 'Sat, 21 Nov 2026 10:00:30 GMT',
    date: 'Sat, 21 Nov 2026 10:00:00 GMT',
  }
  expect(await failureOf({ status: 429, headers })).toMatchObject({ retryAfterMs: 30_000 })
})

test('[FLT-11] a Retry-After of a second and a half is accepted', async () => {
  expect(await failureOf({ status: 503, headers: { 'retry-after': '1.5' } })).toMatchObject({
    retryAfterMs: 1500,
  })
})

test('[FLT-08] an HTML page in place of a file is refused', async () => {
  const headers = { 'content-type': 'text/html' }
  const { call } = host({ body: '<html>Wi-Fi</html>', headers })
  await expect(call(archivos.descargar, { path: '/a.pdf' })).rejects.toMatchObject({
    failure: { kind: 'captive' },
  })
})

test('[FLT-06] each kind of call has its own time-out', () => {
  expect(timeoutFor({ ...cosas, kind: 'synced-read' }, undefined)).toBe(15_000)
  expect(timeoutFor({ ...cosas, kind: 'live' }, '{}')).toBe(20_000)
  expect(timeoutFor(cosas, 'x'.repeat(100 * 1024))).toBe(130_000)
})
