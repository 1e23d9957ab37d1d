import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

import { aBase64 } from '#contract/base64.ts'
import { finDe } from '#contract/pase/cuerpo.ts'
import { hacerLlave } from '#contract/pase/firmas.ts'

import { derivaciones } from '../../server/src/afiliados/tables.ts'
import { clavesDeFirma } from '../../server/src/firmas/tables.ts'
import { limites } from '../../server/src/limites/tables.ts'
import { afiliados, personasFisicas } from '../../server/src/padron/tables.ts'
import { pases } from '../../server/src/pases/tables.ts'
import { sesiones } from '../../server/src/sesiones/tables.ts'
import { kinds, openSeeded } from '../support/databases.ts'
import { conPases, confianza, consultar, emitir, huella, paseDe, pedido } from '../support/pases.ts'
import { type Provider, startServer } from '../support/server.ts'

const DAY = 24 * 3_600_000
const START = Date.now()

let now = START
let provider: Provider

const as = async (who: 'norma' | 'sola' | 'derivado' | 'voluntaria') => {
  const session = await provider.session(who)
  return { ...session, phone: await conPases(provider.url, session.token) }
}

/** Changes a letter in the middle: at the ends it might be the same letter, or bits that are ignored. */
function otherwise(text: string) {
  const at = Math.floor(text.length / 2)
  return text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1)
}

describe.each(kinds())('passes on %s', (kind) => {
  let opened: Awaited<ReturnType<typeof openSeeded>>
  beforeAll(async () => {
    opened = await openSeeded(kind)
    provider = await startServer({ base: opened.base, clock: () => now })
  })
  afterEach(async () => {
    const { db } = provider.base
    now = START
    for (const table of [limites, pases, clavesDeFirma, sesiones]) await db.delete(table)
    await db.update(afiliados).set({ activo: true, fechaBaja: null })
  })
  afterAll(async () => {
    await provider.stop()
    await opened.close()
  })

  test('[CRED-09] each member of a family gets an offline pass for a week and a printed card for a year', async () => {
    const { phone } = await as('norma')
    const trust = await confianza(provider.url)

    expect(phone.pases.map(({ enPantalla }) => paseDe(enPantalla).nombre)).toEqual([
      'Norma',
      'Rubén',
      'Lucía',
      'Tomás',
    ])
    // Passes count whole minutes.
    const minute = now - (now % 60_000)
    for (const [at, { enPantalla, impreso }] of phone.pases.entries()) {
      expect(finDe(paseDe(enPantalla)) - minute).toBe(7 * DAY)
      expect(finDe(paseDe(impreso)) - minute).toBe(365 * DAY)
      const shown = await phone.enPantalla(at, now / 1000)
      expect(await trust.comprobar('o', shown.digitos, now)).toMatchObject({
        state: 'firma-valida',
      })
      const { digitos } = phone.impreso(at)
      expect(await trust.comprobar('i', digitos, now)).toMatchObject({ state: 'firma-valida' })
      expect(await consultar(provider.url, enPantalla)).toEqual({ estado: 'activa' })
      expect(await consultar(provider.url, impreso)).toEqual({ estado: 'activa' })
    }
  })

  test('[CRED-10] the codes in a pass are in the published tables, and a current referral is included', async () => {
    const { phone } = await as('derivado')
    const { tablas } = (await confianza(provider.url)).told
    const [own, partner] = phone.pases.map(({ enPantalla }) => paseDe(enPantalla))
    const derivacion = own?.version === 1 ? own.derivacion : undefined

    expect(own).toMatchObject({ apellido: 'Ledesma', cuil: '20334455662' })
    expect(tablas.relaciones[String(own?.relacion)]).toBe('Titular')
    expect(tablas.relaciones[String(partner?.relacion)]).toBe('Conviviente')
    expect(tablas.tipos[String(own?.tipo)]).toBe('Afiliado directo')
    expect(tablas.derivaciones[String(derivacion?.tipo)]).toBe('Derivación por trabajo')
    expect(tablas.destinos[String(derivacion?.destino)]).toBe(
      'Instituto de Obra Médico Asistencial (IOMA), Buenos Aires',
    )
    expect(partner).not.toHaveProperty('derivacion')
  })

  test('a relation without a code is written in a pass as text; a future referral is left out', async () => {
    const { db } = provider.base
    const { phone, token } = await as('norma')
    const [, spouse, child] = phone.pases.map(({ idAfiliado }) => idAfiliado)
    await db
      .update(afiliados)
      .set({ relacion: 'Nieto de la titular, a cargo por sentencia' })
      .where(eq(afiliados.idAfiliado, spouse ?? 0))
    await db
      .update(derivaciones)
      .set({ fechaDesde: '2999-01-01' })
      .where(eq(derivaciones.idAfiliado, child ?? 0))
    const again = await conPases(provider.url, token)

    const [, wordy, later] = again.pases.map(({ enPantalla }) => paseDe(enPantalla))
    expect(wordy?.relacion).toBe('Nieto de la titular, a cargo…')
    expect(later).not.toHaveProperty('derivacion')
    await db
      .update(afiliados)
      .set({ relacion: 'Cónyuge' })
      .where(eq(afiliados.idAfiliado, spouse ?? 0))
  })

  test('a printed card stays the same for a month, unless its content changes', async () => {
    const { db } = provider.base
    const { phone } = await as('voluntaria')
    const printed = async () => {
      now += DAY
      const again = await as('voluntaria')
      return Promise.all(again.phone.pases.map(({ impreso }) => huella(impreso)))
    }
    const first = await Promise.all(phone.pases.map(({ impreso }) => huella(impreso)))

    expect(await printed()).toEqual(first)
    await db
      .update(personasFisicas)
      .set({ apellido: 'Ibáñez de Sosa' })
      .where(eq(personasFisicas.nombre, 'Camila'))
    const [same, changed] = await printed()
    expect(same).toBe(first[0])
    expect(changed).not.toBe(first[1])
    expect(await printed()).toEqual([same, changed])
    now = START + 30 * DAY
    expect((await printed())[0]).not.toBe(same)
  })

  test("[SEC-50] no pass is issued without a fresh signature by the session's own key", async () => {
    const { url } = provider
    const { token } = await provider.session('norma')
    const other = await provider.session('norma')
    const llave = await hacerLlave()
    const good = await pedido(url, token, llave)
    const stolen = { ...good, clave: aBase64((await hacerLlave()).publica) }
    const status = async (request: object, by = token) => (await emitir(url, by, request)).status

    expect(await status(stolen)).toBe(422)
    expect(await status(good, other.token)).toBe(422)
    for (const field of ['clave', 'desafio', 'prueba'] as const) {
      expect(await status({ ...good, [field]: '' })).toBe(422)
      expect(await status({ ...good, [field]: otherwise(good[field]) })).toBe(422)
      expect(await status({ ...good, [field]: `${good[field]}AAAA` })).toBe(422)
    }
    expect(await status(good)).toBe(200)
    now += 121_000
    expect(await status(good)).toBe(422)
    expect(await provider.base.db.select().from(pases)).toHaveLength(8)
  })

  test("[SEC-05] requests with a wrong signature do not use up the family's passes of the hour", async () => {
    const { url } = provider
    const { token } = await provider.session('sola')
    for (let at = 1; at <= 61; at++)
      await emitir(url, token, { clave: '', desafio: '', prueba: '' })

    expect((await emitir(url, token, await pedido(url, token, await hacerLlave()))).status).toBe(
      200,
    )
  })

  test('[SEC-05] the sixty-first request for passes within an hour has to wait', async () => {
    const { url } = provider
    const { token, uid } = await provider.session('sola')
    const ask = async () => emitir(url, token, await pedido(url, token, await hacerLlave()))
    const before = { clave: `pases:${uid}`, desdeAt: now, cuenta: 59 }
    await provider.base.db.insert(limites).values(before)

    expect((await ask()).status).toBe(200)
    const refused = await ask()
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('3600')
  })
})
