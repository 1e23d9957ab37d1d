import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

import { AVISO_DE_CLAVE } from '#contract/pase/confianza.ts'

import { deriveSecrets } from '../../server/src/base/secrets.ts'
import { cleanUp } from '../../server/src/cleanup.ts'
import { CAMBIO_MS, cambiarClave } from '../../server/src/firmas/claves.ts'
import { clavesDeFirma } from '../../server/src/firmas/tables.ts'
import { limites } from '../../server/src/limites/tables.ts'
import { afiliados } from '../../server/src/padron/tables.ts'
import { pases } from '../../server/src/pases/tables.ts'
import { sesiones } from '../../server/src/sesiones/tables.ts'
import { kinds, openSeeded } from '../support/databases.ts'
import { conPases, confianza } from '../support/pases.ts'
import { type Provider, startServer } from '../support/server.ts'

const DAY = 24 * 3_600_000
const START = Date.now()

let now = START
let provider: Provider

const as = async (who: 'norma' | 'sola' | 'derivado' | 'voluntaria') => {
  const session = await provider.session(who)
  return { ...session, phone: await conPases(provider.url, session.token) }
}

describe.each(kinds())('signing keys on %s', (kind) => {
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

  test('[SEC-50] a key is published two weeks before it signs, and as long as its cards are valid', async () => {
    const { url } = provider
    const { token } = await provider.session('norma')
    const signer = async () =>
      (await conPases(url, (await provider.session('norma')).token)).of(0).impreso.kid
    const told = async () =>
      (await confianza(url)).told.claves.filter(({ uso }) => uso === 'pase').map(({ kid }) => kid)
    const { kid } = (await conPases(url, token)).of(0).impreso

    now = START + CAMBIO_MS - AVISO_DE_CLAVE - 1
    expect(await told()).toEqual([kid])
    now += 1
    const both = await told()
    expect(both).toHaveLength(2)
    expect(await signer()).toBe(kid)
    now = START + CAMBIO_MS
    expect(await signer()).toBe(both[1])
    now = START + CAMBIO_MS + 365 * DAY - 1
    await cleanUp(provider.base.db, now)
    expect(await told()).toContain(kid)
    now += 1
    await cleanUp(provider.base.db, now)
    expect(await told()).not.toContain(kid)
  })

  test('[SEC-50] a server that was off for years signs with its old key until a new key is published', async () => {
    const { url } = provider
    const { claves } = (await confianza(url)).told
    const old = claves.find(({ uso }) => uso === 'pase')?.kid
    now = START + 3 * 365 * DAY
    const { token } = await provider.session('norma')

    expect((await conPases(url, token)).pases[0]?.enPantalla.kid).toBe(old)
    now += AVISO_DE_CLAVE
    expect((await conPases(url, token)).pases[0]?.enPantalla.kid).not.toBe(old)
  })

  test('[SEC-50] two processes that create the first signing keys at the same time create one of each use', async () => {
    const second = await startServer({ base: opened.base, clock: () => now })
    await Promise.all(
      Array.from({ length: 8 }, (_, at) => confianza((at % 2 ? second : provider).url)),
    )

    const rows = await provider.base.db.select().from(clavesDeFirma)
    expect(rows.map(({ uso }) => uso).toSorted()).toEqual(['lista', 'pase'])
    await second.stop()
  })

  test('[SEC-15] a stored signing key cannot be read with another secret of the server, and is replaced', async () => {
    const { phone } = await as('norma')
    const [row] = await provider.base.db.select().from(clavesDeFirma)
    expect(JSON.stringify(row)).not.toMatch(/MIGHAg/)

    const secrets = deriveSecrets('another secret, because the first one was given away')
    const changed = await startServer({ base: opened.base, clock: () => now, secrets })
    const trust = await confianza(changed.url)

    const old = phone.of(0).impreso.kid
    expect(trust.told.claves.filter(({ uso }) => uso === 'pase')).toHaveLength(2)
    expect(trust.told.claves.map(({ kid }) => kid)).toContain(old)
    expect(trust.anulados).toBeDefined()
    const { digitos } = phone.impreso(0)
    expect(await trust.comprobar('i', digitos, now)).toMatchObject({ state: 'firma-valida' })
    await changed.stop()
  })

  test('[SEC-50] a removed signing key signs nothing more, and the published next key replaces it', async () => {
    const { phone } = await as('sola')
    now = START + CAMBIO_MS - AVISO_DE_CLAVE
    const { kid } = phone.of(0).impreso
    const next = (await confianza(provider.url)).told.claves.find(
      (one) => one.uso === 'pase' && one.kid !== kid,
    )
    await provider.base.db.delete(clavesDeFirma).where(eq(clavesDeFirma.kid, kid))

    const again = await conPases(provider.url, (await provider.session('sola')).token)

    expect(again.of(0).impreso.kid).toBe(next?.kid)
    const trust = await confianza(provider.url)
    const old = await trust.comprobar('i', phone.impreso(0).digitos, now)
    expect(old).toEqual({ state: 'clave-desconocida' })
  })

  test('[SEC-50] after a signing key was changed early, earlier signatures stay valid', async () => {
    const { phone, token } = await as('sola')
    await cambiarClave({ db: provider.base.db, secrets: provider.secrets }, 'pase', now)
    const again = await conPases(provider.url, token)
    const trust = await confianza(provider.url)

    expect(again.pases[0]?.impreso.kid).not.toBe(phone.pases[0]?.impreso.kid)
    for (const one of [phone, again])
      expect(await trust.comprobar('i', one.impreso(0).digitos, now)).toMatchObject({
        state: 'firma-valida',
      })
  })
})
