import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { cleanUp } from '../../server/src/cleanup.ts'
import { desafiosDeLlave, llavesDeAcceso } from '../../server/src/llavesDeAcceso/tables.ts'
import { PERSONAS_DE_PRUEBA } from '../../server/src/semilla/demo.ts'
import { usuarios } from '../../server/src/sesiones/tables.ts'
import { type Autenticador, autenticador } from '../support/autenticador.ts'
import { type Session, type Who, get, post, startServer } from '../support/server.ts'
import { llamadas } from './support/llamadas.ts'
import { retenida } from './support/retenida.ts'

const LLAVES = '/v1/portal/llaves-de-acceso'
const INGRESO = `${LLAVES}/ingreso`
const MINUTE = 60_000
const ANDROID =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36'

type Alta = {
  challenge: string
  rp: { id: string; name: string }
  user: { id: string; name: string }
  excluidas: string[]
}
type Llave = { idLlave: number; dispositivo: string; copiada: boolean; ultimoUso: string | null }

llamadas('passkeys', ({ provider, reloj, read }) => {
  const ask = (path: string, body: object, token?: string) =>
    post(provider().url, path, body, {
      ...(token && { token }),
      headers: { 'User-Agent': ANDROID },
    })
  const said = async (answer: Response) => {
    const { codigo } = (await answer.json()) as { codigo?: string }
    return [answer.status, codigo]
  }
  const entra = async (who: Who) => ({
    ...(await provider().session(who)),
    contrasenia: PERSONAS_DE_PRUEBA[who].password,
  })
  type Persona = Awaited<ReturnType<typeof entra>>
  const desafioDeAlta = async ({ token, contrasenia }: Persona) =>
    ask(`${LLAVES}/desafio`, { contrasenia }, token)
  const alta = async (person: Persona) => (await (await desafioDeAlta(person)).json()) as Alta
  const agregar = async (person: Persona, llave: Autenticador) => {
    const answer = await ask(LLAVES, llave.crear(await alta(person)), person.token)
    expect(answer.status).toBe(200)
    return (await answer.json()) as Llave
  }
  const desafio = async () => {
    const answer = await ask(`${INGRESO}/desafio`, {})
    return ((await answer.json()) as { challenge: string }).challenge
  }
  const ingresar = async (llave: Autenticador, ways: Parameters<Autenticador['firmar']>[1] = {}) =>
    ask(INGRESO, llave.firmar(await desafio(), ways))
  const lista = async ({ token }: Session) => (await read(LLAVES, token)) as Llave[]
  const correos = async () => (await provider().correos()).map(({ asunto }) => asunto)

  test('an added passkey signs in with the token that a password gives, and is in the list', async () => {
    const norma = await entra('norma')
    const llave = autenticador({ copied: true })

    const { rp, user } = await alta(norma)
    expect(rp).toEqual({ id: 'portal.example', name: 'Mi Cobertura' })
    expect(user.name).toMatch(/^Norma /)
    const { idLlave } = await agregar(norma, llave)
    expect(await correos()).toContain('Se agregó una llave de acceso a tu cuenta')
    expect(await lista(norma)).toEqual([
      expect.objectContaining({
        idLlave,
        dispositivo: 'Chrome en Android',
        copiada: true,
        ultimoUso: null,
      }),
    ])

    const answer = await ingresar(llave)
    expect(answer.status).toBe(200)
    const { token } = (await answer.json()) as { token: string }
    expect((await get(provider().url, '/v1/afiliados/afiliado', token)).status).toBe(200)
    const sesiones = (await read('/v1/portal/sesiones', token)) as Llave[]
    expect(sesiones.filter(({ dispositivo }) => dispositivo === 'Chrome en Android')).toHaveLength(
      1,
    )
    expect((await lista(norma))[0]?.ultimoUso).toBe(new Date(reloj.ahora).toISOString())
    expect((await alta(norma)).excluidas).toContain(llave.id)
  })

  test('[SEC-13] a wrong password gives no challenge to add a passkey', async () => {
    const answer = await desafioDeAlta({ ...(await entra('sola')), contrasenia: 'otra1234' })

    expect(await said(answer)).toEqual([422, 'contrasenia-actual'])
  })

  test.each([
    ['another address', { origin: 'https://portal.example.evil' }],
    ['another domain', { rpId: 'evil' }],
    ['no verified person', { verified: false }],
    ['the record of an added passkey', { type: 'webauthn.create' }],
    ["another account's name", { userHandle: 'b3Rybw' }],
  ])('[SEC-10] a sign-in with %s is refused', async (_what, ways) => {
    const llave = autenticador()
    await agregar(await entra('sola'), llave)

    expect(await said(await ingresar(llave, ways))).toEqual([422, 'llave-rechazada'])
    expect((await ingresar(llave)).status).toBe(200)
    await provider().base.db.delete(llavesDeAcceso)
  })

  test('a challenge accepts one answer, before it expires, and only on the server that made it', async () => {
    const sola = await entra('sola')
    const llave = autenticador()
    await agregar(sola, llave)
    const used = await desafio()
    expect((await ask(INGRESO, llave.firmar(used))).status).toBe(200)
    const vencido = [422, 'desafio-vencido']

    expect(await said(await ask(INGRESO, llave.firmar(used)))).toEqual(vencido)
    expect(await said(await ask(INGRESO, llave.firmar('b3Rybw')))).toEqual(vencido)
    // A challenge for adding is none for signing in.
    const { challenge } = await alta(sola)
    expect(await said(await ask(INGRESO, llave.firmar(challenge)))).toEqual(vencido)
    // A wrong answer uses it up, too.
    const tried = await desafio()
    await ask(INGRESO, llave.firmar(tried, { verified: false }))
    expect(await said(await ask(INGRESO, llave.firmar(tried)))).toEqual(vencido)
    const late = await desafio()
    reloj.ahora += 6 * MINUTE
    expect(await said(await ask(INGRESO, llave.firmar(late)))).toEqual(vencido)
  })

  test("a passkey with another one's signature is refused", async () => {
    const llave = autenticador()
    const other = autenticador()
    await agregar(await entra('sola'), llave)
    const challenge = await desafio()
    const { signature } = other.firmar(challenge)

    const answer = await ask(INGRESO, { ...llave.firmar(challenge), signature })

    expect(await said(answer)).toEqual([422, 'llave-rechazada'])
  })

  test('a counter that does not grow is refused, also of two answers at the same moment', async () => {
    const llave = autenticador()
    await agregar(await entra('sola'), llave)
    expect((await ingresar(llave, { counter: 7 })).status).toBe(200)

    expect(await said(await ingresar(llave, { counter: 7 }))).toEqual([422, 'llave-rechazada'])
    expect(await said(await ingresar(llave, { counter: 0 }))).toEqual([422, 'llave-rechazada'])
    const both = await Promise.all([
      ingresar(llave, { counter: 8 }),
      ingresar(llave, { counter: 8 }),
    ])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
  })

  test('[SEC-01] a removed passkey is refused at the sign-in; no other person can remove it', async () => {
    const derivado = await entra('derivado')
    const stranger = await entra('norma')
    const llave = autenticador()
    const { idLlave } = await agregar(derivado, llave)
    const quitar = ({ token }: Session) => ask(`${LLAVES}/quitar`, { idLlave }, token)

    expect((await quitar(stranger)).status).toBe(404)
    expect((await ingresar(llave)).status).toBe(200)
    expect((await quitar(derivado)).status).toBe(200)

    expect(await said(await ingresar(llave))).toEqual([401, 'llave-desconocida'])
    expect(await lista(derivado)).toEqual([])
    expect((await quitar(derivado)).status).toBe(404)
    expect(await correos()).toContain('Se quitó una llave de acceso de tu cuenta')
    expect(await said(await ingresar(autenticador()))).toEqual([401, 'llave-desconocida'])
  })

  test('a passkey is added only for the session that asked, this portal and a verified person', async () => {
    const sola = await entra('sola')
    const other = await entra('sola')
    const norma = await entra('norma')
    const llave = autenticador()
    const before = await lista(sola)
    const tried = async (token: string, ways = {}, from = sola) =>
      said(await ask(LLAVES, llave.crear(await alta(from), ways), token))

    expect(await tried(norma.token)).toEqual([422, 'desafio-vencido'])
    expect(await tried(other.token)).toEqual([422, 'desafio-vencido'])
    expect(await tried(sola.token, { verified: false })).toEqual([422, 'llave-rechazada'])
    expect(await tried(sola.token, { origin: 'https://evil' })).toEqual([422, 'llave-rechazada'])
    expect(await tried(sola.token, { rpId: 'evil' })).toEqual([422, 'llave-rechazada'])
    const signIn = { ...llave.crear({ challenge: await desafio(), user: { id: 'x' } }) }
    expect(await said(await ask(LLAVES, signIn, sola.token))).toEqual([422, 'desafio-vencido'])
    expect(await lista(sola)).toEqual(before)

    await agregar(sola, llave)
    // The name of a passkey belongs to one account.
    expect(await tried(norma.token, {}, norma)).toEqual([422, 'llave-repetida'])
  })

  test('all passkeys of an account have the same user id, and each account has its own', async () => {
    const sola = await alta(await entra('sola'))
    const again = await alta(await entra('sola'))
    const norma = await alta(await entra('norma'))

    expect(again.user.id).toBe(sola.user.id)
    expect(norma.user.id).not.toBe(sola.user.id)
  })

  test('[SEC-05] an eleventh passkey is refused before the phone makes it', async () => {
    const person = await entra('derivado')
    const { db } = provider().base
    const row = { uid: person.uid, usuario: '', clavePublica: '', contador: 0, copiada: false }
    for (let n = 0; n < 10; n++)
      await db
        .insert(llavesDeAcceso)
        .values({ ...row, id: `llave-${n}`, dispositivo: '', creadaAt: 0 })

    expect(await said(await desafioDeAlta(person))).toEqual([422, 'demasiadas-llaves'])
    await db.delete(llavesDeAcceso).where(eq(llavesDeAcceso.uid, person.uid))
  })

  test('a passkey of a blocked account is refused with the words of a wrong password', async () => {
    const person = await entra('derivado')
    const llave = autenticador()
    await agregar(person, llave)
    const block = (bloqueado: boolean) =>
      provider().base.db.update(usuarios).set({ bloqueado }).where(eq(usuarios.uid, person.uid))
    await block(true)

    expect(await said(await ingresar(llave))).toEqual([401, 'credenciales'])
    await block(false)
    expect((await ingresar(llave)).status).toBe(200)
  })

  test('[SEC-08] the wait after wrong passwords does not delay a sign-in with a passkey', async () => {
    const llave = autenticador()
    await agregar(await entra('norma'), llave)
    const signIn = () =>
      ask('/v1/auth/portal-afiliados/signin', { nombre: '27-28456789-2', password: 'otra1234' })
    for (let n = 0; n < 4; n++) await signIn()
    expect((await signIn()).status).toBe(429)

    expect((await ingresar(llave)).status).toBe(200)
  })

  test('closing the other sessions keeps the passkeys; a new password removes them', async () => {
    const norma = await entra('norma')
    const llave = autenticador()
    await agregar(norma, llave)
    await ask('/v1/portal/sesiones/cerrar-otras', {}, norma.token)
    expect((await ingresar(llave)).status).toBe(200)

    const changed = await ask(
      '/v1/usuario/cambiar-password',
      {
        rolafiliado: true,
        passwordactual: 'demo1234',
        nuevapassword: 'nueva1234',
        confirmarnuevapassword: 'nueva1234',
      },
      norma.token,
    )

    expect(changed.status).toBe(200)
    expect(await lista(norma)).toEqual([])
    expect(await said(await ingresar(llave))).toEqual([401, 'llave-desconocida'])
  })

  test('[SEC-10] a passkey on its way while the password changes is not added', async () => {
    const thief = await entra('derivado')
    const own = await entra('derivado')
    const added = autenticador().crear(await alta(thief))
    const send = await retenida(provider(), LLAVES, added, thief)
    const cambio = {
      rolafiliado: true,
      passwordactual: own.contrasenia,
      nuevapassword: 'nueva1234',
      confirmarnuevapassword: 'nueva1234',
    }

    expect((await ask('/v1/usuario/cambiar-password', cambio, own.token)).status).toBe(200)

    expect(await send()).toBe(401)
    expect(await lista(own)).toEqual([])
  })

  test('challenges without an answer are removed a day after they expire', async () => {
    const { db } = provider().base
    await desafio()

    await cleanUp(db, reloj.ahora + 20 * 3_600_000)
    expect(await db.$count(desafiosDeLlave)).toBeGreaterThan(0)
    await cleanUp(db, reloj.ahora + 25 * 3_600_000)
    expect(await db.$count(desafiosDeLlave)).toBe(0)
  })
})

test('a host without the extension has no call about passkeys', async () => {
  const provider = await startServer({ capacidades: [] })
  const { token } = await provider.session('norma')

  expect((await post(provider.url, `${INGRESO}/desafio`, {})).status).toBe(404)
  expect((await get(provider.url, LLAVES, token)).status).toBe(404)
  await provider.stop()
})
