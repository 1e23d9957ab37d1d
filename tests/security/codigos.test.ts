import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

import { MAX_INTENTOS } from '../../server/src/codigos/service.ts'
import { codigos } from '../../server/src/codigos/tables.ts'
import { limites } from '../../server/src/limites/tables.ts'
import { codeTo, mailsTo } from '../support/acceso.ts'
import { HUNDREDS, kinds, openSeeded } from '../support/databases.ts'
import { type Provider, post, startServer } from '../support/server.ts'

const SEND = '/v1/codigo-confirmacion/generar'
const CONFIRM = '/v1/codigo-confirmacion/confirmar'
const WRONG = { error: 'El código no es correcto', codigo: 'codigo-incorrecto' }
const EXPIRED = { error: 'El código ha caducado', codigo: 'codigo-vencido' }
const MINUTE = 60_000

let now = Date.now()
let provider: Provider
let token: string

async function newAddress(correo: string): Promise<number> {
  const contacto = { idTipoContacto: 102, descripcion: correo }
  const answer = await post(provider.url, '/v1/contacto/agregar-correo', { contacto }, { token })
  const added = (await answer.json()) as { idHistorialContactoPersonaFisica: number }
  return added.idHistorialContactoPersonaFisica
}
const send = (id: number) => post(provider.url, SEND, { id }, { token })
const confirm = (id: number, code: string) => post(provider.url, CONFIRM, { id, code }, { token })
const outcome = async (answer: Response) => ({
  status: answer.status,
  body: (await answer.json()) as object,
})
/** A code of six digits that differs from the right one. */
const other = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, '0')

describe.each(kinds())('codes on %s', (kind) => {
  let opened: Awaited<ReturnType<typeof openSeeded>>
  beforeAll(async () => {
    opened = await openSeeded(kind)
    provider = await startServer({ base: opened.base, clock: () => now })
    ;({ token } = await provider.session('sola'))
  })
  afterEach(async () => {
    await provider.base.db.delete(limites)
    await provider.base.db.delete(codigos)
  })
  afterAll(async () => {
    await provider.stop()
    await opened.close()
  })

  test('[SEC-09] a code has six digits and is stored only as a hash', async () => {
    const id = await newAddress('seis@correo.example')
    await send(id)

    const code = await codeTo(provider, 'seis@correo.example')
    const stored = JSON.stringify(await provider.base.db.select().from(codigos))

    expect(code).toMatch(/^\d{6}$/)
    expect(stored).not.toContain(code)
    expect(await outcome(await confirm(id, code))).toMatchObject({ status: 200 })
  })

  test(
    '[SEC-09] of a thousand guesses of a code, five are judged; after them the right code is refused too',
    { ...HUNDREDS, tags: ['largo'] },
    async () => {
      const id = await newAddress('mil@correo.example')
      await send(id)
      const code = await codeTo(provider, 'mil@correo.example')
      const guesses = Array.from({ length: 1_000 }, (_, at) => other(code, at + 1))

      const told: string[] = []
      for (let at = 0; at < guesses.length; at += 50)
        for (const answer of await Promise.all(
          guesses.slice(at, at + 50).map((guess) => confirm(id, guess)),
        ))
          told.push(((await answer.json()) as { codigo: string }).codigo)

      expect(told.filter((codigo) => codigo === WRONG.codigo)).toHaveLength(MAX_INTENTOS)
      expect(await outcome(await confirm(id, code))).toMatchObject({
        status: 422,
        body: { codigo: 'codigo-vencido', error: expect.stringContaining('Pedí uno nuevo') },
      })
    },
  )

  test('[SEC-09] a code works once, even if it is sent a hundred times at once', async () => {
    const id = await newAddress('cien@correo.example')
    await send(id)
    const code = await codeTo(provider, 'cien@correo.example')

    const answers = await Promise.all(Array.from({ length: 100 }, () => confirm(id, code)))

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(99)
    expect(await outcome(await confirm(id, code))).toMatchObject({ status: 422, body: WRONG })
  })

  test('[CONF-11][SEC-09] a code is accepted after 4 min 59 s, and is expired after 5 min 1 s', async () => {
    const id = await newAddress('tarde@correo.example')
    await send(id)
    const late = await codeTo(provider, 'tarde@correo.example')
    now += 5 * MINUTE + 1_000
    expect(await outcome(await confirm(id, late))).toMatchObject({ status: 422, body: EXPIRED })

    await send(id)
    const good = await codeTo(provider, 'tarde@correo.example')
    now += 5 * MINUTE - 1_000
    expect(await outcome(await confirm(id, good))).toMatchObject({ status: 200 })
  })

  test('[CONF-12][SEC-09] a new code invalidates the former code, even if it is sent to another address', async () => {
    const first = await newAddress('uno@correo.example')
    const second = await newAddress('dos@correo.example')
    await send(first)
    const code = await codeTo(provider, 'uno@correo.example')
    await send(second)
    const newer = await codeTo(provider, 'dos@correo.example')

    expect(await outcome(await confirm(first, code))).toMatchObject({ status: 422, body: WRONG })
    expect(await outcome(await confirm(first, newer))).toMatchObject({ status: 422, body: WRONG })
    expect(await outcome(await confirm(second, newer))).toMatchObject({ status: 200 })
  })

  test('[SEC-09][CONF-14] the sixth code in an hour is not sent, and the answer says how long to wait', async () => {
    const id = await newAddress('hora@correo.example')
    for (let sent = 1; sent <= 5; sent++) expect((await send(id)).status).toBe(200)
    now += 20 * MINUTE

    const refused = await send(id)

    expect(refused.headers.get('retry-after')).toBe(String(40 * 60))
    expect(await outcome(refused)).toMatchObject({
      status: 429,
      body: {
        error: 'Ya te enviamos varios códigos. Podés pedir otro en 40 minutos.',
        codigo: 'demasiados-codigos',
      },
    })
    expect(await mailsTo(provider, 'hora@correo.example')).toHaveLength(5)
    now += 40 * MINUTE
    expect((await send(id)).status).toBe(200)
  })

  test('[SEC-05] a person gets twenty codes a day at most', async () => {
    const id = await newAddress('dia@correo.example')
    const statuses: number[] = []
    for (let hour = 0; hour < 5; hour++) {
      for (let sent = 0; sent < 5; sent++) statuses.push((await send(id)).status)
      now += 61 * MINUTE
    }

    expect(statuses.filter((status) => status === 200)).toHaveLength(20)
    expect(await mailsTo(provider, 'dia@correo.example')).toHaveLength(20)
  })
})
