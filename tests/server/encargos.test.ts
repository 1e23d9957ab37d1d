import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

import { aBase64, deBase64 } from '#contract/base64.ts'
import { codigoDeEncargo } from '#contract/encargo/codigo.ts'
import { comprobarEncargo } from '#contract/encargo/comprobar.ts'
import { type Encargo, escribirEncargo } from '#contract/encargo/cuerpo.ts'
import { deUnEncargo, deUnaRenovacion } from '#contract/encargo/firmas.ts'
import { huellaDe } from '#contract/pase/confianza.ts'
import { firmar, hacerLlave, join } from '#contract/pase/firmas.ts'

import { cleanUp } from '../../server/src/cleanup.ts'
import { clavesDeFirma } from '../../server/src/firmas/tables.ts'
import { limites } from '../../server/src/limites/tables.ts'
import { afiliados } from '../../server/src/padron/tables.ts'
import { encargos, marcasAnuladas, pases, tramosDeLista } from '../../server/src/pases/tables.ts'
import { sesiones } from '../../server/src/sesiones/tables.ts'
import { kinds, openSeeded } from '../support/databases.ts'
import { type Llave, type Telefono, conPases, listaEntera, paseDe } from '../support/pases.ts'
import { type Provider, get, post, startServer } from '../support/server.ts'

const DAY = 24 * 3_600_000
const DIA_MIN = 24 * 60
const ENCARGOS = '/v1/portal/encargos'
const START = Date.now()

let now = START
let provider: Provider

const as = async (who: 'norma' | 'sola') => {
  const session = await provider.session(who)
  return { ...session, phone: await conPases(provider.url, session.token) }
}
type Asker = Awaited<ReturnType<typeof as>>

const receptor = await hacerLlave()
const idDe = (phone: Telefono, at: number) => phone.of(at).idAfiliado

/** A delegation of two members by this phone for a month, as its calls take it. */
async function prestar(
  phone: Telefono,
  { miembros = [idDe(phone, 0), idDe(phone, 2)], ...also }: Partial<Encargo> = {},
  llave: Llave = phone.llave,
) {
  const body = escribirEncargo({
    clave: receptor.publica,
    recibe: { nombre: 'Marta Sosa', documento: 20_333_444 },
    miembros,
    alcance: ['credencial', 'recetas'],
    desde: Math.floor(now / 1000),
    vida: 30 * DIA_MIN,
    ...also,
  })
  const bytes = join(await firmar(llave.privada, deUnEncargo(body)), body)
  const huella = await huellaDe(body)
  return {
    bytes,
    huella,
    pedido: { clave: aBase64(llave.publica), bytes: aBase64(bytes) },
  }
}
type Prestado = Awaited<ReturnType<typeof prestar>>

const anotar = (token: string, { pedido }: Prestado) =>
  post(provider.url, `${ENCARGOS}/anotar`, pedido, { token })
const terminar = (token: string, { pedido }: Prestado) =>
  post(provider.url, `${ENCARGOS}/terminar`, pedido, { token })
const lista = async (token: string) => (await get(provider.url, ENCARGOS, token)).json()
const estado = async ({ huella }: Prestado) =>
  (await post(provider.url, `${ENCARGOS}/consultar`, { huella: aBase64(huella) })).json()

async function renovar(prestado: Prestado, { llave = receptor, at = now } = {}) {
  const segundos = Math.floor(at / 1000)
  const prueba = await firmar(llave.privada, await deUnaRenovacion(prestado.bytes, segundos))
  const request = { huella: aBase64(prestado.huella), segundos, prueba: aBase64(prueba) }
  return post(provider.url, `${ENCARGOS}/renovar`, request)
}

/** Verdict of a phone that has the provider's keys and its whole list of revoked passes. */
async function comprobada({ bytes }: Prestado, pase: { kid: number; bytes: string }) {
  const firmado = { kid: pase.kid, bytes: deBase64(pase.bytes) ?? new Uint8Array() }
  const seconds = Math.floor(now / 1000)
  const lugar = 'https://portal.example'
  const { digitos } = await codigoDeEncargo(bytes, firmado, receptor.privada, seconds, lugar)
  const { dicho, anulados } = await listaEntera(provider.url)
  const clave = (kid: number) =>
    deBase64(dicho.claves.find((una) => una.uso === 'pase' && una.kid === kid)?.clave ?? '')
  const verdict = await comprobarEncargo(digitos, { clave, anulados, ahora: now })
  return 'que' in verdict ? verdict.que : verdict.state
}

describe.each(kinds())('delegations on %s', (kind) => {
  let opened: Awaited<ReturnType<typeof openSeeded>>
  beforeAll(async () => {
    opened = await openSeeded(kind)
    provider = await startServer({ base: opened.base, clock: () => now })
  })
  afterEach(async () => {
    const { db } = provider.base
    now = START
    const tables = [
      encargos,
      limites,
      pases,
      marcasAnuladas,
      tramosDeLista,
      clavesDeFirma,
      sesiones,
    ]
    for (const table of tables) await db.delete(table)
    await db.update(afiliados).set({ activo: true, fechaBaja: null })
  })
  afterAll(async () => {
    await provider.stop()
    await opened.close()
  })

  const prestada = async (also: Partial<Encargo> = {}) => {
    const asker = await as('norma')
    const prestado = await prestar(asker.phone, also)
    expect((await anotar(asker.token, prestado)).status).toBe(200)
    return { ...asker, prestado }
  }

  test('[SEC-50] a delegation is valid before it is reported to the provider, then is in the giver’s list', async () => {
    const { token, phone }: Asker = await as('norma')
    const prestado = await prestar(phone)
    expect(await comprobada(prestado, phone.of(0).enPantalla)).toBe('firma-valida')
    expect(await estado(prestado)).toEqual({ estado: 'desconocido' })

    expect((await anotar(token, prestado)).status).toBe(200)
    expect((await anotar(token, prestado)).status).toBe(200)

    const other = await provider.session('norma')
    expect(await lista(other.token)).toEqual([prestado.pedido])
    expect(await lista((await provider.session('sola')).token)).toEqual([])
    expect(await estado(prestado)).toEqual({ estado: 'vigente' })
    now += 31 * DAY
    expect(await estado(prestado)).toEqual({ estado: 'vencido' })
    expect(await lista((await provider.session('norma')).token)).toEqual([])
  })

  test('[SEC-50] an ended delegation adds one mark to the list of revoked passes; others stay valid', async () => {
    const { token, phone, prestado } = await prestada()
    const other = await prestar(phone, { miembros: [idDe(phone, 0)] })
    await anotar(token, other)

    expect((await terminar(token, prestado)).status).toBe(200)
    expect((await terminar(token, prestado)).status).toBe(200)

    expect(await lista(token)).toEqual([other.pedido])
    expect(await estado(prestado)).toEqual({ estado: 'terminado' })
    const pase = phone.of(0).enPantalla
    expect(await comprobada(prestado, pase)).toBe('terminado')
    expect(await comprobada(other, pase)).toBe('firma-valida')
    expect((await listaEntera(provider.url)).lista.marcas).toHaveLength(5)
  })

  test('[SEC-50] a delegation that was ended before it is reported to the provider stays ended', async () => {
    const { token, phone } = await as('norma')
    const prestado = await prestar(phone)

    expect((await terminar(token, prestado)).status).toBe(200)
    expect((await anotar(token, prestado)).status).toBe(200)

    expect(await lista(token)).toEqual([])
    expect(await comprobada(prestado, phone.of(0).enPantalla)).toBe('terminado')
  })

  test('[SEC-50] a sign-out of the giver’s phone ends its delegations', async () => {
    const { sid, phone, prestado } = await prestada()
    await provider.endSession(sid)

    expect(await lista((await provider.session('norma')).token)).toEqual([])
    expect(await comprobada(prestado, phone.of(0).enPantalla)).toBe('anulado')
    expect((await renovar(prestado)).status).toBe(422)
  })

  test('[SEC-50] the loan of a former member can be ended, but no new one can be made', async () => {
    const { token, phone } = await as('norma')
    const prestado = await prestar(phone)
    const them = eq(afiliados.idAfiliado, idDe(phone, 2))
    await provider.base.db.update(afiliados).set({ activo: false }).where(them)

    expect((await anotar(token, prestado)).status).toBe(404)
    expect((await terminar(token, prestado)).status).toBe(200)
    expect(await estado(prestado)).toEqual({ estado: 'terminado' })
  })

  test('[SEC-01][SEC-50] a delegation by a phone without passes of the asker’s account is not found', async () => {
    const { token, phone } = await as('norma')
    const sola = await as('sola')
    const stranger = await hacerLlave()
    const good = await prestar(phone)
    const refused: Prestado[] = [
      await prestar(phone, {}, stranger),
      await prestar(sola.phone, { miembros: [idDe(sola.phone, 0)] }),
      await prestar(phone, { miembros: [idDe(phone, 0), 1_999_999] }),
      { ...good, pedido: { ...good.pedido, clave: aBase64(stranger.publica) } },
      { ...good, pedido: { ...good.pedido, bytes: good.pedido.bytes.slice(0, -4) } },
      { ...good, pedido: { clave: '', bytes: '' } },
    ]
    for (const one of refused) expect((await anotar(token, one)).status).toBe(404)
    await anotar(token, good)
    expect((await terminar(sola.token, good)).status).toBe(404)
    expect(await estado(good)).toEqual({ estado: 'vigente' })
    expect(await provider.base.db.$count(encargos)).toBe(1)
  })

  test('[SEC-50] a delegation that is reported after its last day is accepted, but not stored', async () => {
    const { token, phone } = await as('norma')
    const prestado = await prestar(phone, { desde: Math.floor(START / 1000) - 31 * 24 * 3600 })

    expect((await anotar(token, prestado)).status).toBe(200)
    expect((await terminar(token, prestado)).status).toBe(200)
    expect(await provider.base.db.$count(encargos)).toBe(0)
  })

  test('[SEC-50] a loan signed before its phone’s last pass expired is accepted until the loan ends', async () => {
    const { token, phone } = await as('norma')
    const { db } = provider.base
    now += 6 * DAY
    const uno = await prestar(phone)
    const otro = await prestar(phone, { miembros: [idDe(phone, 0)] })

    now += 3 * DAY
    await cleanUp(db, now)
    expect((await anotar(token, uno)).status).toBe(200)
    expect(await estado(uno)).toEqual({ estado: 'vigente' })
    now += 26 * DAY
    await cleanUp(db, now)
    const later = await provider.session('norma')
    expect((await terminar(later.token, otro)).status).toBe(200)
    // No loan of that phone can live any more.
    now += 4 * DAY
    await cleanUp(db, now)
    expect((await anotar(later.token, await prestar(phone))).status).toBe(404)
  })

  test('[SEC-05] the sixty-first delegation within an hour has to wait, but none has to be ended later', async () => {
    const { token, uid, phone } = await as('norma')
    const before = { clave: `encargos:${uid}`, desdeAt: now, cuenta: 60 }
    await provider.base.db.insert(limites).values(before)
    const prestado = await prestar(phone)

    expect((await anotar(token, prestado)).status).toBe(429)
    expect((await terminar(token, prestado)).status).toBe(200)
  })

  test('[SEC-50] a receiver gets fresh passes of the lent members after the week of the first ones', async () => {
    const { phone, prestado } = await prestada()
    now += 8 * DAY
    expect(await comprobada(prestado, phone.of(0).enPantalla)).toBe('pase-vencido')

    const answer = await renovar(prestado)
    const fresh = (await answer.json()) as { kid: number; bytes: string }[]

    expect(fresh).toHaveLength(2)
    expect(new Set(fresh.map((uno) => paseDe(uno).idAfiliado))).toEqual(
      new Set([idDe(phone, 0), idDe(phone, 2)]),
    )
    for (const pase of fresh) expect(await comprobada(prestado, pase)).toBe('firma-valida')
  })

  test('[SEC-50] no fresh passes for another key, an old request, or an unknown, ended or past delegation', async () => {
    const { token, phone, prestado } = await prestada()
    const unknown = await prestar(phone, { vida: DIA_MIN })

    expect((await renovar(prestado, { llave: phone.llave })).status).toBe(422)
    expect((await renovar(prestado, { at: now - 301_000 })).status).toBe(422)
    expect((await renovar(prestado, { at: now + 302_000 })).status).toBe(422)
    expect((await renovar(unknown)).status).toBe(422)
    expect((await renovar(prestado)).status).toBe(200)
    await terminar(token, prestado)
    expect((await renovar(prestado)).status).toBe(422)
    const short = await prestar(phone, { vida: DIA_MIN })
    await anotar(token, short)
    now += DAY + 1000
    expect((await renovar(short)).status).toBe(422)
  })

  test('a delegation is removed a day after its end', async () => {
    await prestada({ vida: DIA_MIN })
    const { db } = provider.base
    const left = async (at: number) => {
      await cleanUp(db, at)
      return db.$count(encargos)
    }

    expect(await left(now + 2 * DAY - 2_000)).toBe(1)
    expect(await left(now + 2 * DAY + 2_000)).toBe(0)
  })
})
