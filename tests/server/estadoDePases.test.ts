import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

import { cleanUp } from '../../server/src/cleanup.ts'
import { clavesDeFirma } from '../../server/src/firmas/tables.ts'
import { limites } from '../../server/src/limites/tables.ts'
import { afiliados } from '../../server/src/padron/tables.ts'
import { pases } from '../../server/src/pases/tables.ts'
import { sesiones, usuarios } from '../../server/src/sesiones/tables.ts'
import { kinds, openSeeded } from '../support/databases.ts'
import { type Telefono, conPases, confianza, consultar, huella } from '../support/pases.ts'
import { type Provider, get, post, startServer } from '../support/server.ts'

const DAY = 24 * 3_600_000
const START = Date.now()

let now = START
let provider: Provider

const as = async (who: 'norma' | 'sola' | 'derivado' | 'voluntaria') => {
  const session = await provider.session(who)
  return { ...session, phone: await conPases(provider.url, session.token) }
}

describe.each(kinds())('states of a pass, on %s', (kind) => {
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

  test('[SEC-50] a sign-out revokes passes on the phone but not printed cards; the end of membership both', async () => {
    const { db } = provider.base
    const { url } = provider
    const { phone, sid } = await as('norma')
    const other = await as('norma')
    const verdicts = async (of: Telefono) => [
      await consultar(url, of.of(1).enPantalla),
      await consultar(url, of.of(1).impreso),
    ]

    await provider.endSession(sid)
    expect(await verdicts(phone)).toEqual([{ estado: 'anulado' }, { estado: 'activa' }])
    expect(await verdicts(other.phone)).toEqual([{ estado: 'activa' }, { estado: 'activa' }])
    const list = await confianza(url)
    const shown = async (of: Telefono, at: number) =>
      (await list.comprobar('o', (await of.enPantalla(at, now / 1000)).digitos, now)).state
    expect([await shown(phone, 1), await shown(other.phone, 1)]).toEqual([
      'anulado',
      'firma-valida',
    ])

    const idAfiliado = phone.pases[1]?.idAfiliado ?? 0
    const fechaBaja = '2026-11-14'
    await db
      .update(afiliados)
      .set({ activo: false, fechaBaja })
      .where(eq(afiliados.idAfiliado, idAfiliado))
    const gone = { estado: 'baja', desde: fechaBaja }
    expect(await verdicts(other.phone)).toEqual([gone, gone])
    const later = await confianza(url)
    const paper = (at: number) => later.comprobar('i', phone.impreso(at).digitos, now)
    expect([(await paper(1)).state, (await paper(2)).state]).toEqual(['anulado', 'firma-valida'])
  })

  test('[SEC-50] a pass is invalid if it is revoked, or its holder was removed, blocked or changed family', async () => {
    const { db } = provider.base
    const { phone, uid } = await as('norma')
    const ids = phone.pases.map(({ idAfiliado }) => idAfiliado)
    const states = async (at: number) => [
      await consultar(provider.url, phone.of(at).enPantalla),
      await consultar(provider.url, phone.of(at).impreso),
    ]
    const good = { estado: 'activa' }
    const revoked = { estado: 'anulado' }

    await db.update(usuarios).set({ bloqueado: true }).where(eq(usuarios.uid, uid))
    expect(await states(0)).toEqual([revoked, good])
    await db.update(usuarios).set({ bloqueado: false }).where(eq(usuarios.uid, uid))

    const child = eq(afiliados.idAfiliado, ids[3] ?? 0)
    await db.update(afiliados).set({ idGrupo: 1 }).where(child)
    expect(await states(3)).toEqual([revoked, revoked])
    await db.update(afiliados).set({ idGrupo: 123456 }).where(child)

    const card = await huella(phone.of(2).impreso)
    await db.update(pases).set({ anuladoAt: now }).where(eq(pases.huella, card))
    expect(await states(2)).toEqual([good, revoked])

    const holder = eq(afiliados.idAfiliado, ids[0] ?? 0)
    await db.update(afiliados).set({ activo: false }).where(holder)
    expect(await states(1)).toEqual([
      { estado: 'baja', desde: null },
      { estado: 'baja', desde: null },
    ])
  })

  test("[SEC-50] revoking a person's printed cards keeps phones and other accounts valid", async () => {
    const { url } = provider
    const { phone, token } = await as('norma')
    const other = await as('voluntaria')
    const states = async (of: Telefono) => [
      await consultar(url, of.of(1).enPantalla),
      await consultar(url, of.of(1).impreso),
    ]

    expect((await post(url, '/v1/portal/pases/anular-impresas', {}, { token })).status).toBe(200)

    expect(await states(phone)).toEqual([{ estado: 'activa' }, { estado: 'anulado' }])
    expect(await states(other.phone)).toEqual([{ estado: 'activa' }, { estado: 'activa' }])
    const list = await confianza(url)
    expect((await list.comprobar('i', phone.impreso(1).digitos, now)).state).toBe('anulado')
    now += 60_000
    const again = await conPases(url, token, phone.llave)
    expect(await states(again)).toEqual([{ estado: 'activa' }, { estado: 'activa' }])
    expect(await huella(again.of(1).impreso)).not.toBe(await huella(phone.of(1).impreso))
  })

  test('[SEC-50] an expired pass is known for a day, the last one of a phone for a month', async () => {
    const { token, phone } = await as('sola')
    const own = phone.of(0)
    now += 60_000
    const last = (await conPases(provider.url, token, phone.llave)).of(0)
    const [vencido, desconocido] = [{ estado: 'vencido' }, { estado: 'desconocido' }]
    const states = async () => [
      await consultar(provider.url, own.enPantalla),
      await consultar(provider.url, last.enPantalla),
    ]
    const ask = async (huellaAsked: string) =>
      (await post(provider.url, '/v1/portal/pases/consultar', { huella: huellaAsked })).json()

    now = START + 7 * DAY + 60_001
    expect(await states()).toEqual([vencido, vencido])
    expect((await confianza(provider.url)).anulados?.tiene(new Uint8Array(32))).toBe(false)
    await cleanUp(provider.base.db, now)
    expect(await states()).toEqual([vencido, vencido])
    await cleanUp(provider.base.db, now + DAY)
    expect(await states()).toEqual([desconocido, vencido])
    await cleanUp(provider.base.db, now + 31 * DAY)
    expect(await states()).toEqual([desconocido, desconocido])
    expect(await consultar(provider.url, own.impreso)).toEqual({ estado: 'activa' })
    for (const odd of ['', 'x', 'A'.repeat(43), "' or ''='", 'ñ'.repeat(43), 'x'.repeat(5_000)])
      expect(await ask(odd)).toEqual(desconocido)
  })

  test('[SEC-50] in production the list of revoked passes is made once a minute; a failure is not cached', async () => {
    const config = { mode: 'production', sandbox: false } as const
    const production = await startServer({ base: opened.base, clock: () => now, config })
    const { db } = production.base
    const { phone, sid } = await as('norma')
    const path = '/v1/portal/pases/confianza'
    const revoked = async () => {
      const trust = await confianza(production.url)
      return (await trust.comprobar('o', (await phone.enPantalla(0, now / 1000)).digitos, now))
        .state
    }

    await db.execute(sql`alter table pases rename to pases_`)
    expect((await get(production.url, path)).status).toBe(500)
    await db.execute(sql`alter table pases_ rename to pases`)
    expect(await revoked()).toBe('firma-valida')
    await production.endSession(sid)
    now += 59_999
    expect(await revoked()).toBe('firma-valida')
    now += 1
    expect(await revoked()).toBe('anulado')
    await production.stop()
  })

  test(
    '[SEC-08][SEC-50] an address with many calls does not stop pass checks, keys and list for its neighbours',
    { tags: ['largo'] },
    async () => {
      const { url } = provider
      const ask = (path: string, body: unknown) => async () => (await post(url, path, body)).status
      const about = ask('/v1/portal/pases/consultar', { huella: 'x' })
      const questions = ask('/v1/cuenta/generar-cuestionario', { cuil: '27284567892' })
      const trust = async () => (await get(url, '/v1/portal/pases/confianza')).status
      const times = async (count: number, one: () => Promise<number>) => {
        const statuses = new Map<number, number>()
        for (let at = 0; at < count; at++) {
          const status = await one()
          statuses.set(status, (statuses.get(status) ?? 0) + 1)
        }
        return Object.fromEntries(statuses)
      }

      expect(await times(121, questions)).toEqual({ 200: 120, 429: 1 })
      expect(await times(601, about)).toEqual({ 200: 600, 429: 1 })
      expect(await times(121, trust)).toEqual({ 200: 121 })
    },
  )
})
