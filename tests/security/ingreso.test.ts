import { createHook } from 'node:async_hooks'
import { availableParallelism } from 'node:os'

import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

import { networkOf } from '../../server/src/base/network.ts'
import { AT_ONCE, type Passwords, createPasswords } from '../../server/src/base/passwords.ts'
import { WAITS_MS } from '../../server/src/limites/attempts.ts'
import { intentos, limites } from '../../server/src/limites/tables.ts'
import { PERSONAS_DE_PRUEBA } from '../../server/src/semilla/demo.ts'
import { withVoucher } from '../support/acceso.ts'
import { kinds, openSeeded } from '../support/databases.ts'
import { quickPasswords } from '../support/passwords.ts'
import { type Provider, get, post, startServer } from '../support/server.ts'

const PATH = '/v1/auth/portal-afiliados/signin'
const REFUSED = 'Credenciales incorrectas. Intente nuevamente.'
const { norma, sola } = PERSONAS_DE_PRUEBA

let now = Date.now()
let hashes = 0
let provider: Provider
const real = quickPasswords()
// Counts the judged passwords; wrong ones do not need a real hash.
const verify = (password: string, stored: string | undefined) => {
  hashes++
  return password.startsWith('demo') ? real.verify(password, stored) : Promise.resolve(false)
}
const counting: Passwords = { ...real, admitted: (work) => work({ ...real, verify }) }

const tryIt = (nombre: string, password: string, to = provider) =>
  post(to.url, PATH, { nombre, password })

describe.each(kinds())('sign-in on %s', (kind) => {
  let opened: Awaited<ReturnType<typeof openSeeded>>
  beforeAll(async () => {
    opened = await openSeeded(kind)
    provider = await startServer({ base: opened.base, clock: () => now, passwords: counting })
  })
  afterEach(async () => {
    hashes = 0
    await provider.base.db.delete(intentos)
    await provider.base.db.delete(limites)
  })
  afterAll(async () => {
    await provider.stop()
    await opened.close()
  })

  test('[SEC-08] three failed sign-ins cause no wait; each further one a longer wait, up to 15 minutes', async () => {
    const waits: number[] = []
    for (let failure = 1; failure <= 10; failure++) {
      expect((await tryIt(norma.usuario, 'wrong')).status).toBe(401)
      const [row] = await provider.base.db.select().from(intentos)
      const wait = Math.max(0, (row?.esperaHasta ?? 0) - now)
      waits.push(wait)
      now += wait
    }

    expect(waits).toEqual([...WAITS_MS, 900_000, 900_000])
    now -= 1
    expect((await tryIt(norma.usuario, 'wrong')).status).toBe(429)
    expect(hashes).toBeLessThanOrEqual(12)
  })

  test("[SEC-08] after the server's clock is set back, a sign-in without a wait is judged", async () => {
    await tryIt(norma.usuario, 'wrong')
    now -= 5

    expect((await tryIt(norma.usuario, norma.password)).status).toBe(200)
  })

  test('[SEC-08][FLT-12] a failed sign-in is answered with its wait; after the wait the owner can sign in', async () => {
    for (let failure = 1; failure <= 4; failure++) await tryIt(sola.usuario, 'wrong')

    const blocked = await tryIt(sola.usuario, sola.password)

    expect(blocked.status).toBe(429)
    expect(blocked.headers.get('retry-after')).toBe('30')
    expect(await blocked.json()).toMatchObject({
      error: 'Demasiados intentos. Probá de nuevo en 30 segundos.',
      codigo: 'cuenta-en-espera',
    })
    now += 30_000
    expect((await tryIt(sola.usuario, sola.password)).status).toBe(200)
    expect((await tryIt(sola.usuario, 'wrong')).status).toBe(401)
  })

  test('[SEC-08] failed sign-ins by card number and by CUIL of one person are counted together', async () => {
    const names = ['27-28456789-2', '00-123456-0', '1234560', '123456']
    for (const nombre of names) expect((await tryIt(nombre, 'wrong')).status).toBe(401)

    for (const nombre of names) expect((await tryIt(nombre, 'wrong')).status).toBe(429)
    expect(hashes).toBe(4)
  })

  test('[SEC-08][SEC-14] the owner can sign in during a wait caused by a stranger, with a bot check for each try', async () => {
    for (let failure = 1; failure <= 4; failure++) await tryIt(norma.usuario, 'wrong')
    const again = (voucher?: { headers: Record<string, string> }, password = norma.password) =>
      post(provider.url, PATH, { nombre: norma.usuario, password }, voucher)

    const told = await again()
    expect(told.status).toBe(429)
    expect(await told.json()).toMatchObject({ codigo: 'cuenta-en-espera' })
    const voucher = await withVoucher(provider, now)
    expect((await again(voucher, 'wrong')).status).toBe(401)
    expect((await again(voucher)).status).toBe(429)
    expect((await again(await withVoucher(provider, now))).status).toBe(200)
  })

  test('[SEC-08] sign-ins with a bot check are counted by address, and limited to thirty an hour', async () => {
    const behind = await startServer({
      base: provider.base,
      clock: () => now,
      passwords: counting,
      config: { proxies: ['127.0.0.1'] },
    })
    const from = async (address: number, password = 'wrong') => {
      const { headers } = await withVoucher(behind, now)
      const forwarded = { ...headers, 'X-Forwarded-For': `203.0.113.${address}` }
      return post(behind.url, PATH, { nombre: norma.usuario, password }, { headers: forwarded })
    }
    for (let failure = 1; failure <= 4; failure++) await tryIt(norma.usuario, 'wrong')
    hashes = 0

    for (let at = 0; at < 4; at++) expect((await from(1)).status).toBe(401)
    expect((await from(1)).status).toBe(429)
    for (let address = 2; address <= 30; address++) await from(address)
    expect(hashes).toBe(30)
    const full = await from(99, norma.password)
    expect([full.status, full.headers.get('retry-after')]).toEqual([429, '3600'])
    now += 3_600_000
    expect((await from(99, norma.password)).status).toBe(200)
    await behind.stop()
  })

  test('[SEC-08] without a bot check at the provider, every sign-in keeps the wait', async () => {
    const plain = await startServer({
      base: provider.base,
      clock: () => now,
      passwords: counting,
      capacidades: [],
    })
    for (let failure = 1; failure <= 4; failure++) await tryIt(norma.usuario, 'wrong', plain)
    const { usuario: nombre, password } = norma
    const voucher = await withVoucher(provider, now)

    const told = await post(plain.url, PATH, { nombre, password }, voucher)

    expect(told.status).toBe(429)
    expect(await told.json()).toMatchObject({ codigo: 'demasiados-intentos' })
    await plain.stop()
  })

  test(
    '[SEC-08] of a thousand password guesses at three servers of one database, twelve are judged',
    { tags: ['largo'] },
    async () => {
      const others = await Promise.all(
        [1, 2].map(() =>
          startServer({ base: provider.base, clock: () => now, passwords: counting }),
        ),
      )
      const servers = [provider, ...others]
      const guesses = Array.from({ length: 1_000 }, (_, at) => at)

      for (let at = 0; at < guesses.length; at += 50)
        await Promise.all(
          guesses
            .slice(at, at + 50)
            .map((guess) => tryIt(norma.usuario, `guess${guess}`, servers[guess % 3])),
        )

      expect(hashes).toBeLessThanOrEqual(12)
      now += 15 * 60_000
      expect((await tryIt(norma.usuario, norma.password)).status).toBe(200)
      for (const server of others) await server.stop()
    },
  )

  test(
    '[SEC-08][SEC-46] an address may try to sign in 300 times a minute, even with a changing X-Forwarded-For',
    { tags: ['largo'] },
    async () => {
      const statuses: number[] = []
      for (let at = 0; at < 310; at++) {
        const headers = { 'X-Forwarded-For': `10.0.0.${at % 250}` }
        const answer = await post(
          provider.url,
          PATH,
          { nombre: `2${at}`, password: 'wrong' },
          { headers },
        )
        statuses.push(answer.status)
      }

      expect(statuses.filter((status) => status === 401)).toHaveLength(300)
      now += 60_000
      expect((await tryIt('1', 'wrong')).status).toBe(401)
    },
  )

  test('[SEC-46] behind our own proxy only the last address in X-Forwarded-For counts', async () => {
    const behind = await startServer({
      base: provider.base,
      clock: () => now,
      passwords: counting,
      config: { proxies: ['127.0.0.1'] },
    })
    const from = (forwarded: string, nombre: string) =>
      post(
        behind.url,
        PATH,
        { nombre, password: 'wrong' },
        { headers: { 'X-Forwarded-For': forwarded } },
      )
    await from('198.51.100.1, 203.0.113.7', '1')
    await from('198.51.100.2, 203.0.113.7', '2')
    await from('203.0.113.8', '3')

    const counted = await provider.base.db.select().from(limites)

    expect(counted.map(({ cuenta }) => cuenta).toSorted((a, b) => a - b)).toEqual([1, 2])
    await behind.stop()
  })

  test('[SEC-11] unknown, blocked and wrong users cost one hash each and get identical answers', async () => {
    const bodies: string[] = []
    for (const nombre of [norma.usuario, '20-99999999-9', 'nadie@correo.example', '00-999999-0']) {
      const before = hashes
      const answer = await tryIt(nombre, 'wrong')
      const { date: _date, 'x-request-id': _id, ...headers } = Object.fromEntries(answer.headers)
      bodies.push(JSON.stringify({ status: answer.status, headers, body: await answer.text() }))
      expect(hashes - before).toBe(1)
    }

    expect(new Set(bodies).size).toBe(1)
    expect(bodies[0]).toContain(REFUSED)
  })

  test('[SEC-11] failed sign-ins of an unknown user are counted and wait like those of a known user', async () => {
    const waits = []
    for (const nombre of [norma.usuario, '27999999990']) {
      for (let failure = 1; failure <= 4; failure++) await tryIt(nombre, 'wrong')
      waits.push((await tryIt(nombre, 'wrong')).headers.get('retry-after'))
    }

    expect(waits).toEqual(['30', '30'])
  })

  test('[SEC-08] behind our proxy a whole IPv6 /64 counts as one address', async () => {
    const behind = await startServer({
      base: provider.base,
      clock: () => now,
      passwords: counting,
      config: { proxies: ['127.0.0.1'] },
    })
    const from = (forwarded: string, nombre: string) =>
      post(
        behind.url,
        PATH,
        { nombre, password: 'wrong' },
        { headers: { 'X-Forwarded-For': forwarded } },
      )
    for (const [nombre, host] of ['::1', ':ffff::2', ':A:b:c:d'].entries())
      await from(`2001:DB8:0:7${host}`, String(nombre))
    await from('2001:db8:0:8::1', '9')

    const counted = await provider.base.db.select().from(limites)

    expect(counted.map(({ cuenta }) => cuenta).toSorted((a, b) => a - b)).toEqual([1, 3])
    await behind.stop()
  })
})

test('[SEC-08] an IPv6 address is counted by its /64, in any spelling', () => {
  const same = ['2001:db8:0:7::1', '2001:0DB8:0000:0007:ffff::', '2001:db8::7:0:0:1.2.3.4']
  expect(new Set(same.map(networkOf))).toEqual(new Set(['2001:db8:0:7::/64']))
  expect(
    ['fe80::1%eth0', '::1', '203.0.113.7', '::ffff:cb00:7107', 'nonsense'].map(networkOf),
  ).toEqual(['fe80:0:0:0::/64', '0:0:0:0::/64', '203.0.113.7', '::ffff:cb00:7107', 'nonsense'])
})

test('[SEC-06] a hash contains its parameters, and an old one is renewed at the next sign-in', async () => {
  const own = createPasswords()
  const stored = await own.hash('demo1234')

  expect(stored).toMatch(/^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{43}$/)
  expect(own.isOutdated(stored)).toBe(false)
  expect(own.isOutdated(stored.replace('32768', '16384'))).toBe(true)
  expect(await own.verify('demo1234 ', stored)).toBe(false)
  expect(await own.verify('demo1234', undefined)).toBe(false)
})

test(
  '[SEC-06] a flood of sign-ins is refused soon, memory stays bounded, and other calls are answered',
  { tags: ['largo'] },
  async () => {
    const passwords = createPasswords({ waiting: 6 })
    const own = await startServer({ clock: () => now, passwords })
    const before = process.memoryUsage().rss
    const flood = Array.from({ length: 100 }, (_, at) => tryIt(`flood${at}`, 'wrong', own))

    const begun = performance.now()
    expect((await fetch(`${own.url}/v1/app/version/25`)).status).toBe(200)
    const waited = performance.now() - begun
    const answers = await Promise.all(flood)

    const full = answers.filter(({ status }) => status === 503)
    const judged = answers.filter(({ status }) => status === 401)
    expect(judged.length + full.length).toBe(100)
    expect(judged.length).toBeGreaterThanOrEqual(AT_ONCE + 6)
    expect(full.length).toBeGreaterThan(40)
    expect(full[0]?.headers.get('retry-after')).toBe('5')
    expect(waited).toBeLessThan(2_000)
    expect(process.memoryUsage().rss - before).toBeLessThan(300 * 1024 * 1024)
    await own.stop()
  },
)

test('[SEC-06] a sign-in above the limit of waiting sign-ins is refused without touching the database', async () => {
  const passwords = quickPasswords({ waiting: 0 })
  let leave: (value: unknown) => void = () => {}
  const stays = new Promise((resolve) => (leave = resolve))
  const inside = Array.from({ length: AT_ONCE }, () => passwords.admitted(() => stays))
  const full = await startServer({ clock: () => now, passwords })

  expect((await tryIt(norma.usuario, norma.password, full)).status).toBe(503)
  expect(await full.base.db.select().from(intentos)).toEqual([])
  expect(await full.base.db.select().from(limites)).toEqual([])
  leave(undefined)
  await Promise.all(inside)
  expect((await tryIt(norma.usuario, norma.password, full)).status).toBe(200)
  await full.stop()
})

test(
  '[SEC-06] a flood of sign-ins leaves a processor core and two threads for signed-in people',
  { tags: ['largo'] },
  async () => {
    const own = await startServer({ passwords: createPasswords() })
    const { token } = await own.session('norma')
    const hashing = hashesAtOnce()

    let judged = 0
    const flood = Array.from({ length: 20 }, (_, at) =>
      tryIt(`many${at}`, 'wrong', own).then(({ status }) => status === 401 && judged++),
    )
    let calls = 0
    while (judged < flood.length) {
      expect((await get(own.url, '/v1/afiliados/grupo-familiar', token)).status).toBe(200)
      calls++
    }

    expect(hashing.most()).toBeGreaterThan(0)
    expect(hashing.most()).toBeLessThanOrEqual(2)
    expect(hashing.most()).toBeLessThan(Math.max(2, availableParallelism()))
    // Calls of the signed-in person do not wait for the flood.
    expect(calls).toBeGreaterThan(flood.length)
    hashing.stop()
    await own.stop()
  },
)

/** Number of hashes that Node computes at the same time. */
function hashesAtOnce() {
  const open = new Set<number>()
  let most = 0
  const hook = createHook({
    init(id, type) {
      if (type !== 'SCRYPTREQUEST') return
      open.add(id)
      most = Math.max(most, open.size)
    },
    before: (id) => void open.delete(id),
  }).enable()
  return { most: () => most, stop: () => hook.disable() }
}
