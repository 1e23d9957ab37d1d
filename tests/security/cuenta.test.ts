import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { cuentasPendientes } from '../../server/src/acceso/tables.ts'
import { contactos } from '../../server/src/contacto/tables.ts'
import { limites } from '../../server/src/limites/tables.ts'
import { personasFisicas } from '../../server/src/padron/tables.ts'
import { PERSONAS_DE_PRUEBA, SIN_CUENTA } from '../../server/src/semilla/demo.ts'
import { chosen, codeTo, mailsTo, questionsFor, withVoucher } from '../support/acceso.ts'
import { kinds, openSeeded } from '../support/databases.ts'
import { quickPasswords } from '../support/passwords.ts'
import { rightWords } from '../support/preguntas.ts'
import { type Provider, get, post, startServer } from '../support/server.ts'

const CREATE = '/v1/cuenta/validar-crear-cuenta'
const RECOVER = '/v1/cuenta/verificar-identidad/recuperar-pin'
const FINISH = '/v1/cuenta/crear-cuenta'
const FINISH_RECOVERY = '/v1/cuenta/verificar-identidad/agregar-correo'
const IDENTITY = '/v1/cuenta/verificar-identidad'
const UNKNOWN = '20999999990'
const NORMA = 'norma.quiroga@correo.example'
const DAY = 24 * 3_600_000

let now = Date.now()
let hashes = 0
let provider: Provider
const real = quickPasswords()
const counting = {
  ...real,
  hash: (password: string) => {
    hashes++
    // Only one password is used for a later sign-in: the others do not need a real hash.
    return password.startsWith('nueva') ? real.hash(password) : Promise.resolve('none')
  },
}

const ruben = {
  cuil: SIN_CUENTA.cuil,
  nombres: 'Rubén',
  apellido: 'Peralta',
  fechaNacimiento: '1979-09-02',
  sexo: 'Masculino',
}
const norma = {
  cuil: '27284567892',
  nombres: 'NORMA',
  apellido: 'quiroga',
  fechaNacimiento: '1981-03-14',
  sexo: 'Femenino',
}
type Datos = typeof ruben

const answersOf = async (cuil: string) =>
  chosen(await questionsFor(provider.url, cuil), await rightWords(provider.base.db, cuil))

async function ask(path: string, datos: Datos, over: object = {}) {
  const correo = 'ruben.peralta@correo.example'
  const body = {
    ...datos,
    correo,
    confirmarCorreo: correo,
    contrasena: 'nueva1234',
    confirmarContrasena: 'nueva1234',
    aceptaCondiciones: true,
    preguntas: await answersOf(datos.cuil),
    ...over,
  }
  return post(provider.url, path, body, await withVoucher(provider, now))
}
const addressed = (correo: string) => ({ correo, confirmarCorreo: correo })
const guessed = { contrasena: 'guess1234', confirmarContrasena: 'guess1234' }
const finish = (
  path: string,
  cuil: string,
  code: string,
  how?: { headers: Record<string, string> },
) => post(provider.url, path, { cuil, code }, how)
const wrongFor = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
const signIn = (nombre: string, password: string) =>
  post(provider.url, '/v1/auth/portal-afiliados/signin', { nombre, password })

describe.each(kinds())('the account wizard on %s', (kind) => {
  let opened: Awaited<ReturnType<typeof openSeeded>>
  beforeAll(async () => {
    opened = await openSeeded(kind)
    provider = await startServer({ base: opened.base, clock: () => now, passwords: counting })
  })
  beforeEach(async () => {
    await provider.base.db.delete(limites)
    await provider.base.db.delete(cuentasPendientes)
  })
  afterAll(async () => {
    await provider.stop()
    await opened.close()
  })

  test('[ACCT-17, ACCT-19] right data, right answers and the code create an account that can sign in', async () => {
    expect((await signIn(ruben.cuil, 'nueva1234')).status).toBe(401)

    const asked = await ask(CREATE, { ...ruben, nombres: ' ruben ', apellido: 'PERALTA' })
    expect(await asked.json()).toBe('CORREO_ENVIADO')
    const code = await codeTo(provider, 'ruben.peralta@correo.example')
    expect((await finish(FINISH, ruben.cuil, code)).status).toBe(200)

    const { token } = (await (await signIn(ruben.cuil, 'nueva1234')).json()) as { token: string }
    const confirmed = await get(provider.url, '/v1/contacto/validar-correo-confirmado', token)
    expect(await confirmed.json()).toMatchObject({ descripcion: 'ruben.peralta@correo.example' })
    const [persona] = await provider.base.db
      .select()
      .from(personasFisicas)
      .where(eq(personasFisicas.cuil, ruben.cuil))
    expect(persona?.identidadVerificadaAt).toBe(now)
    expect((await finish(FINISH, ruben.cuil, code)).status).toBe(422)
  })

  test('[SEC-11][SEC-12] each CUIL always gets the same questions, and an unknown CUIL gets similar ones', async () => {
    const known = await questionsFor(provider.url, norma.cuil)
    const unknown = await questionsFor(provider.url, UNKNOWN)
    const shape = (preguntas: typeof known) =>
      preguntas.map(({ preguntaVO, opciones }) => ({
        ...preguntaVO,
        opciones: opciones.map(({ codigo, selected }) => ({ codigo, selected })),
      }))
    const bytes = (preguntas: typeof known) => JSON.stringify(preguntas).length

    expect(await questionsFor(provider.url, norma.cuil)).toEqual(known)
    expect(await questionsFor(provider.url, UNKNOWN)).toEqual(unknown)
    expect(shape(unknown)).toEqual(shape(known))
    expect(bytes(unknown)).toBe(bytes(known))
    for (const words of [known, unknown].map((list) => list[0]?.opciones ?? [])) {
      const years = words.map(({ descripcion }) => Number(descripcion))
      expect(years).toEqual(years.toSorted((a, b) => a - b))
      expect(new Set(years).size).toBe(5)
      expect(Math.max(...years)).toBeLessThanOrEqual(new Date(now).getFullYear())
    }
  })

  test('[ACCT-23][SEC-11] every wrong answer in sign-up gets the same sentence, costs one hash and sends no mail', async () => {
    const right = await answersOf(norma.cuil)
    const changed = right.map((item, at) => (at === 2 ? { ...item, opciones: [] } : item))
    const bodies = new Set<string>()
    for (const [datos, over] of [
      [{ ...norma, cuil: UNKNOWN }, {}],
      [{ ...norma, nombres: 'Nora' }, {}],
      [{ ...norma, fechaNacimiento: '1981-03-15' }, {}],
      [{ ...norma, sexo: 'Otro' }, {}],
      [norma, { preguntas: changed }],
      [norma, { preguntas: right.slice(0, 3) }],
      [norma, { preguntas: [] }],
    ] as const) {
      await provider.base.db.delete(limites)
      const before = hashes
      const refused = await ask(CREATE, datos, {
        ...addressed('robo@correo.example'),
        ...guessed,
        ...over,
      })
      expect(refused.status).toBe(422)
      bodies.add(await refused.text())
      expect(hashes - before).toBe(1)
    }

    expect([...bodies]).toEqual([expect.stringContaining('"codigo":"identidad"')])
    expect(await mailsTo(provider, 'robo@correo.example')).toEqual([])
  })

  test('[SEC-12] a known or unknown CUIL has three wrong tries a day; right tries are not counted', async () => {
    for (const datos of [norma, { ...norma, cuil: UNKNOWN }]) {
      const statuses: number[] = []
      for (let at = 1; at <= 4; at++)
        statuses.push((await ask(CREATE, { ...datos, nombres: 'Nora' }, guessed)).status)
      expect(statuses).toEqual([422, 422, 422, 429])
    }
    expect((await ask(CREATE, norma, guessed)).status).toBe(429)

    now += DAY
    for (let at = 1; at <= 4; at++) expect((await ask(CREATE, norma, guessed)).status).toBe(200)
    expect((await ask(CREATE, { ...norma, nombres: 'Nora' }, guessed)).status).toBe(422)
  })

  test('[ACCT-19, ACCT-22][SEC-12] account recovery sets the password, closes all sessions and warns the former address', async () => {
    const { token } = await provider.session('norma')
    const told = async () => (await mailsTo(provider, NORMA)).map(({ asunto }) => asunto)
    const before = (await told()).length

    const asked = await ask(RECOVER, norma, addressed('norma.nueva@correo.example'))
    expect(await asked.json()).toBe('CORREO_ENVIADO')
    expect((await told()).slice(0, -before)).toEqual([
      'Alguien pidió cambiar tu contraseña y tu correo',
    ])
    expect((await get(provider.url, '/v1/afiliados/afiliado', token)).status).toBe(200)

    const code = await codeTo(provider, 'norma.nueva@correo.example')
    expect((await finish(FINISH, norma.cuil, code)).status).toBe(422)
    expect((await finish(FINISH_RECOVERY, norma.cuil, code)).status).toBe(200)

    expect((await get(provider.url, '/v1/afiliados/afiliado', token)).status).toBe(401)
    expect((await told())[0]).toBe('Se cambió tu contraseña')
    expect((await signIn(norma.cuil, PERSONAS_DE_PRUEBA.norma.password)).status).toBe(401)
    expect((await signIn(norma.cuil, 'nueva1234')).status).toBe(200)
  })

  test('[SEC-12] the link in the mail to the former address undoes a finished recovery', async () => {
    const ajena = 'norma.ajena@correo.example'
    await ask(RECOVER, norma, addressed(ajena))
    const code = await codeTo(provider, ajena)
    expect((await finish(FINISH_RECOVERY, norma.cuil, code)).status).toBe(200)
    const { token } = await provider.session('norma')
    const texts = (await mailsTo(provider, NORMA)).map(({ texto }) => texto).join()
    const [path = ''] = /\/v1\/portal\/frenar\/[\w-]+/.exec(texts) ?? []

    expect((await fetch(provider.url + path, { method: 'POST' })).status).toBe(200)

    expect((await get(provider.url, '/v1/afiliados/afiliado', token)).status).toBe(401)
    const [added] = await provider.base.db
      .select()
      .from(contactos)
      .where(eq(contactos.descripcion, ajena))
    expect(added).toMatchObject({ confirmadoAt: now, activo: false })
  })

  test('[SEC-11] a sign-up for an existing account gets the same answer as for a new account', async () => {
    const there = await ask(CREATE, norma, { ...guessed, ...addressed('otra@correo.example') })
    const code = await codeTo(provider, 'otra@correo.example')

    expect([there.status, await there.json()]).toEqual([200, 'CORREO_ENVIADO'])
    expect((await finish(FINISH, norma.cuil, code)).status).toBe(200)
    const rows = await provider.base.db
      .select()
      .from(contactos)
      .where(eq(contactos.descripcion, 'otra@correo.example'))
    expect(rows).toHaveLength(1)
  })

  test('[SEC-09][SEC-11] wrong codes get equal answers with or without a pending sign-up; after five none is judged', async () => {
    await ask(CREATE, norma, guessed)
    const code = await codeTo(provider, 'ruben.peralta@correo.example')
    const wrong = wrongFor(code)
    const told = async (cuil: string) => {
      const bodies: string[] = []
      for (let at = 1; at <= 6; at++) {
        const answer = await finish(FINISH, cuil, wrong)
        bodies.push(`${answer.status} ${answer.headers.get('retry-after')} ${await answer.text()}`)
      }
      return bodies
    }

    const waiting = await told(norma.cuil)
    expect(await told(UNKNOWN)).toEqual(waiting)
    expect(waiting[4]).toMatch(/^422 null .*El código no es correcto/)
    expect(waiting[5]).toMatch(/^429 300 /)
    await provider.base.db.delete(limites)
    expect((await finish(FINISH, norma.cuil, code)).status).toBe(422)
  })

  test('[SEC-08, SEC-09] the owner finishes while a stranger types wrong codes', async () => {
    const correo = 'norma.sola@correo.example'
    await ask(RECOVER, norma, addressed(correo))
    const code = await codeTo(provider, correo)
    for (let at = 1; at <= 7; at++) await finish(FINISH_RECOVERY, norma.cuil, wrongFor(code))

    const waits = await finish(FINISH_RECOVERY, norma.cuil, code)
    expect([waits.status, await waits.json()]).toMatchObject([429, { codigo: 'cuenta-en-espera' }])
    const checked = await withVoucher(provider, now)
    expect((await finish(FINISH_RECOVERY, norma.cuil, code, checked)).status).toBe(200)
  })

  test('[SEC-08, SEC-09, SEC-11] each bot check allows one typed code, five from one network, for any CUIL', async () => {
    await ask(CREATE, norma, guessed)
    const wrong = wrongFor(await codeTo(provider, 'ruben.peralta@correo.example'))
    const told = async (cuil: string) => {
      for (let at = 1; at <= 5; at++) await finish(FINISH, cuil, wrong)
      const used = await withVoucher(provider, now)
      const bodies: string[] = []
      for (let at = 1; at <= 7; at++) {
        const voucher = at <= 2 ? used : await withVoucher(provider, now)
        const answer = await finish(FINISH, cuil, wrong, voucher)
        bodies.push(`${answer.status} ${await answer.text()}`)
      }
      return bodies
    }

    const waiting = await told(norma.cuil)
    expect(await told(UNKNOWN)).toEqual(waiting)
    expect(waiting.map((body) => body.slice(0, 3)).join(' ')).toBe('422 429 422 422 422 422 429')
  })

  test('[ACCT-18][SEC-11] a code is reported as expired only if it is the right code', async () => {
    await ask(CREATE, norma, guessed)
    const code = await codeTo(provider, 'ruben.peralta@correo.example')
    const wrong = wrongFor(code)
    now += 5 * 60_000 + 1_000
    const wordsOf = async (typed: string) =>
      ((await (await finish(FINISH, norma.cuil, typed)).json()) as { codigo: string }).codigo

    expect(await wordsOf(wrong)).toBe('codigo-incorrecto')
    expect(await wordsOf(code)).toBe('codigo-vencido')
  })

  test.each([
    ['Debe ingresar su cuil', { cuil: '2028456789' }],
    ['Revisá tus nombres: de 2 a 40 letras.', { nombres: 'A1' }],
    ['Revisá tu fecha de nacimiento.', { fechaNacimiento: '2099-01-01' }],
    ['Debe seleccionar el sexo', { sexo: 'M' }],
    ['El formato no es correcto.', addressed('a@b.c')],
    ['Los correos no coinciden.', { confirmarCorreo: 'otro@correo.example' }],
    [
      'La contraseña no cumple con los requerimientos mínimos',
      { contrasena: 'corta', confirmarContrasena: 'corta' },
    ],
    ['Las contraseñas no coinciden', { confirmarContrasena: 'otra12345' }],
  ])(
    '[ACCT-05, ACCT-12, ACCT-13] sign-up with one invalid field is refused with «%s»',
    async (error, over) => {
      const refused = await ask(CREATE, norma, over)

      expect(refused.status).toBe(422)
      expect(await refused.json()).toMatchObject({ error })
    },
  )

  test('[ACCT-15] sign-up without accepted terms is refused', async () => {
    expect((await ask(CREATE, norma, { aceptaCondiciones: false })).status).toBe(422)
  })

  test('[ACCT-21] right data and answers verify an identity without a code', async () => {
    const cuil = '20334455662'
    const datos = {
      cuil,
      nombres: 'Facundo',
      apellido: 'Ledesma',
      fechaNacimiento: '1988-01-09',
      sexo: 'Masculino',
      aceptaCondiciones: true,
    }
    const verify = async (over: object = {}) =>
      post(
        provider.url,
        IDENTITY,
        { ...datos, respuestas: await answersOf(cuil), ...over },
        await withVoucher(provider, now),
      )
    const verifiedAt = async () => {
      const { db } = provider.base
      const [row] = await db.select().from(personasFisicas).where(eq(personasFisicas.cuil, cuil))
      return row?.identidadVerificadaAt
    }

    expect((await verify({ respuestas: [] })).status).toBe(422)
    expect(await verifiedAt()).toBeNull()
    expect((await verify()).status).toBe(200)
    expect(await verifiedAt()).toBe(now)
  })
})
