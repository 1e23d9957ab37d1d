import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

import type { Anulados } from '#contract/pase/confianza.ts'
import { huellaDe } from '#contract/pase/confianza.ts'
import { escribirPase } from '#contract/pase/cuerpo.ts'
import { desempaquetar, huellaComun } from '#contract/pase/lista.ts'

import { onPostgres } from '../../server/src/base/database.ts'
import { clavesDeFirma } from '../../server/src/firmas/tables.ts'
import { limites } from '../../server/src/limites/tables.ts'
import { afiliados } from '../../server/src/padron/tables.ts'
import {
  marcasAnuladas,
  pases,
  pasesPorMirar,
  tramosDeLista,
} from '../../server/src/pases/tables.ts'
import { sesiones, usuarios } from '../../server/src/sesiones/tables.ts'
import { kinds, openSeeded, postgresOnly } from '../support/databases.ts'
import { conPases, confianza, consultar, huella, listaEntera, paseDe } from '../support/pases.ts'
import { type Provider, get, startServer } from '../support/server.ts'

const DAY = 24 * 3_600_000
const LISTA = '/v1/portal/pases/lista'
const START = Date.now()

let now = START
let provider: Provider

const norma = async () => {
  const session = await provider.session('norma')
  return { ...session, phone: await conPases(provider.url, session.token) }
}

/** True if the list has this pass. */
async function tiene({ tiene: has }: Anulados, firmado: { bytes: string }): Promise<boolean> {
  const pase = paseDe(firmado)
  return has(await huellaDe(escribirPase(pase)), await huellaComun(pase))
}

describe.each(kinds())('the list of revoked passes in parts, on %s', (kind) => {
  let opened: Awaited<ReturnType<typeof openSeeded>>
  beforeAll(async () => {
    opened = await openSeeded(kind)
    provider = await startServer({ base: opened.base, clock: () => now })
  })
  afterEach(async () => {
    const { db } = provider.base
    now = START
    for (const table of [limites, pases, marcasAnuladas, tramosDeLista, clavesDeFirma, sesiones])
      await db.delete(table)
    await db.update(usuarios).set({ bloqueado: false })
    await db.update(afiliados).set({ activo: true, fechaBaja: null })
  })
  afterAll(async () => {
    await provider.stop()
    await opened.close()
  })

  test('[SEC-50] an ended session adds one mark for all passes of its phone; the old list names each pass', async () => {
    const { url } = provider
    const ended = await norma()
    const other = await norma()
    await provider.endSession(ended.sid)

    const { lista, anulados } = await listaEntera(url)
    expect(desempaquetar(lista.marcas)).toHaveLength(1)
    for (const pase of ended.phone.pases)
      expect([await tiene(anulados, pase.enPantalla), await tiene(anulados, pase.impreso)]).toEqual(
        [true, false],
      )
    expect(await tiene(anulados, other.phone.of(0).enPantalla)).toBe(false)
    const old = await confianza(url)
    const { digitos } = await ended.phone.enPantalla(2, now / 1000)
    expect((await old.comprobar('o', digitos, now)).state).toBe('anulado')
    expect(await provider.base.db.$count(pasesPorMirar)).toBe(0)
  })

  test('[SEC-50] a former member adds a mark for the card and one for each pass; a return removes them', async () => {
    const { db } = provider.base
    const { phone } = await norma()
    const own = phone.of(1)
    const them = eq(afiliados.idAfiliado, own.idAfiliado)
    await db.update(afiliados).set({ activo: false }).where(them)
    const gone = await listaEntera(provider.url)
    expect([
      await tiene(gone.anulados, own.enPantalla),
      await tiene(gone.anulados, own.impreso),
      await tiene(gone.anulados, phone.of(0).enPantalla),
      gone.lista.marcas.length,
    ]).toEqual([true, true, false, 2 * 5])

    await db.update(afiliados).set({ activo: true }).where(them)
    now += 1000
    const back = await listaEntera(provider.url)
    expect(back.lista.marcas).toHaveLength(0)
    expect(await consultar(provider.url, own.impreso)).toEqual({ estado: 'activa' })
  })

  test('[SEC-50] a revoked key is valid again in a new session; printed cards keep their serial number', async () => {
    const { url } = provider
    const { phone, sid } = await norma()
    await provider.endSession(sid)
    expect(await tiene((await listaEntera(url)).anulados, phone.of(0).enPantalla)).toBe(true)

    now += 31 * DAY
    const { token } = await provider.session('norma')
    const again = await conPases(url, token, phone.llave)
    expect(await tiene((await listaEntera(url)).anulados, again.of(0).enPantalla)).toBe(false)
    expect(await huella(again.of(0).impreso)).not.toBe(await huella(phone.of(0).impreso))
    expect(await huellaComun(paseDe(again.of(0).impreso))).toEqual(
      await huellaComun(paseDe(phone.of(0).impreso)),
    )
  })

  test('[SEC-50] the revocations of a past day become a part that never changes and that proxies may cache', async () => {
    const { url } = provider
    const first = await norma()
    await listaEntera(url)
    await provider.endSession(first.sid)
    now += DAY

    const { dicho, anulados } = await listaEntera(url)
    expect(dicho.tramos.map(({ desde }) => desde === 0)).toEqual([true, false])
    expect(await tiene(anulados, first.phone.of(0).enPantalla)).toBe(true)
    const { numero } = dicho.tramos[1] ?? { numero: 0 }
    const part = await get(url, `${LISTA}/${numero}`)
    expect(part.headers.get('cache-control')).toBe('public, max-age=604800, immutable')
    const bytes = await part.text()
    now += 2 * DAY
    await listaEntera(url)
    expect(await (await get(url, `${LISTA}/${numero}`)).text()).toBe(bytes)
    expect((await get(url, `${LISTA}/999999`)).status).toBe(404)
  })

  test('[SEC-50] after its signing key was removed the list is made anew and signed by a published key', async () => {
    const { url, base } = provider
    const { phone, sid } = await norma()
    await provider.endSession(sid)
    await listaEntera(url)
    await base.db.delete(clavesDeFirma).where(eq(clavesDeFirma.uso, 'lista'))
    now += 1000

    const { dicho, anulados } = await listaEntera(url)
    expect(dicho.tramos).toHaveLength(1)
    expect(await tiene(anulados, phone.of(0).enPantalla)).toBe(true)
  })
})

describe.each(postgresOnly())('the list of a large insurer, on %s', (kind) => {
  const MANY = 300_000

  test(
    '[SEC-50] with 300,000 revoked passes only the whole list is large, and a change is little work',
    { tags: ['largo'], timeout: 600_000 },
    async () => {
      const opened = await openSeeded(kind)
      const large = await startServer({ base: opened.base, clock: () => START })
      provider = large
      const many = onPostgres(opened.url ?? '', undefined, { statementMs: 500_000 })
      const { db } = many
      const { phone, sid, uid } = await norma()
      const { idAfiliado } = phone.of(0)
      await db.execute(sql`
        insert into pases (huella, clase, uid, sid, id_afiliado, emitido_at, vence_at, marca, fuera_at)
        select md5(n::text) || '-----------', 'pantalla', ${uid}::int, null, ${idAfiliado}::int, ${START}::bigint,
          ${START + 7 * DAY}::bigint, 'm' || n, ${START - DAY}::bigint from generate_series(1, ${MANY}::int) n`)
      await db.execute(sql`
        insert into marcas_anuladas (marca, anulada, cambio_at, vence_at)
        select translate(encode(substring(sha256(n::text::bytea) for 5), 'base64'), '+/=', '-_'), true,
          ${START - DAY}::bigint, ${START + 7 * DAY}::bigint from generate_series(1, ${MANY}::int) n
        on conflict do nothing`)
      await db.execute(sql`analyze`)
      const size = async (path: string) => (await (await get(large.url, path)).text()).length

      const { dicho, lista } = await listaEntera(large.url)
      expect(lista.marcas.length).toBeGreaterThan(1_499_000)
      expect(await size(`${LISTA}/${dicho.tramos[0]?.numero}`)).toBeLessThan(2_100_000)
      expect(await size(LISTA)).toBeLessThan(5_000)
      expect(await size('/v1/portal/pases/confianza')).toBeLessThan(120_000)

      await large.endSession(sid)
      const begun = performance.now()
      expect(await size(LISTA)).toBeLessThan(5_000)
      // A hundredth of the time that reading every pass took.
      expect(performance.now() - begun).toBeLessThan(2_000)
      expect(await tiene((await listaEntera(large.url)).anulados, phone.of(0).enPantalla)).toBe(
        true,
      )
      await large.stop()
      await many.close()
      await opened.close()
    },
  )
})
