import { and, eq } from 'drizzle-orm'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { type Endpoint, pathParams } from '#contract/endpoint.ts'
import { tabla } from '#contract/tabla.ts'

import type { Family, Row } from '../../server/src/http/matriz.ts'
import { afiliados } from '../../server/src/padron/tables.ts'
import { AREAS } from '../../server/src/registry.ts'
import { sesiones, usuarios } from '../../server/src/sesiones/tables.ts'
import { SLIDING_MS, signToken } from '../../server/src/sesiones/token.ts'
import { kinds, openSeeded } from '../support/databases.ts'
import { type Provider, openSession, post, startServer, uidOf } from '../support/server.ts'

const calls = Object.entries(tabla).flatMap(([area, endpoints]) =>
  Object.entries(endpoints).map(([name, endpoint]: [string, Endpoint]) => ({
    name: `${area}.${name}`,
    endpoint,
  })),
)
const matriz: Readonly<Record<string, Row>> = Object.assign(
  {},
  ...(await Promise.all(AREAS.map(async ({ matriz: rows }) => (await rows?.())?.matriz))),
)

function rowOf(name: string): Row {
  const row = matriz[name]
  if (!row) throw new Error(`${name} has no row.`)
  return row
}
const withSession = calls.filter(({ endpoint }) => endpoint.session)
const withObjects = calls.flatMap(({ name, endpoint }) => {
  const row = rowOf(name)
  return 'names' in row ? [{ name, endpoint, row }] : []
})

const closedCalls = calls.flatMap(({ name, endpoint }) => {
  const row = rowOf(name)
  return 'closed' in row ? [{ name, endpoint, row }] : []
})
const ODD = ["' or ''='", '%_\u202e<script>\ud800', 'x'.repeat(10_000)]

let provider: Provider

function ask(
  { method, path, body }: Endpoint,
  request: unknown,
  token?: string,
): Promise<Response> {
  const values = { ...(request as Record<string, unknown>) }
  const filled = pathParams(path).reduce(
    (text, name) => {
      const value = encodeURIComponent(textOf(values[name]))
      delete values[name]
      return text.replace(`{${name}}`, path.includes(`/{${name}}`) ? value : `/${value}`)
    },
    path.replace('{provider}', 'portal-afiliados'),
  )
  const { bytes, ...words } = values
  if (method === 'POST' && !body)
    return post(provider.url, filled, values, { ...(token && { token }) })
  const search = new URLSearchParams(
    Object.entries(words).map(([name, value]) => [name, textOf(value)]),
  )
  const address = `${filled}${search.size > 0 ? `?${search}` : ''}`
  if (method === 'POST')
    return post(provider.url, address, bytes ?? new ArrayBuffer(0), { ...(token && { token }) })
  return fetch(`${provider.url}${address}`, {
    ...(token && { headers: { Authorization: `Bearer ${token}` } }),
  })
}

/** Family as the matrix uses it: its last member, and calls of its session. */
async function familyOf(who: 'norma' | 'voluntaria'): Promise<Family> {
  const { token, uid } = await provider.session(who)
  const { db } = provider.base
  const askOwn: Family['ask'] = async (endpoint, request) =>
    (await ask(endpoint, request, token)).json() as never // checked against the contract in tests/server/contrato.test.ts
  const group = await askOwn(tabla.afiliados.grupoFamiliar, {})
  const last = group.at(-1)
  return {
    uid,
    idAfiliado: last?.afiliado.idAfiliado ?? 0,
    documento: Number(last?.personaFisica.numeroDocumentoString),
    numeroTarjeta: last?.tarjeta?.numeroTarjeta ?? '',
    db,
    secrets: provider.secrets,
    ask: askOwn,
  }
}

/** Request that this family would send. */
async function requestOf(row: Row, who: 'norma' | 'voluntaria'): Promise<object> {
  if ('closed' in row) return row.closed
  const family = await familyOf(who)
  return 'own' in row ? row.own(family) : row.names(family)
}

const dismissal = () => requestOf(rowOf('notificaciones.deshabilitar'), 'norma')

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value ?? 1))
const withoutId = async (answer: Response) => ({ status: answer.status, body: await answer.text() })

test('[SEC-01] every call of the contract is in the authorization matrix', () => {
  expect(Object.keys(matriz).toSorted()).toEqual(calls.map(({ name }) => name).toSorted())
})

describe.each(kinds())('the authorization matrix on %s', (kind) => {
  let opened: Awaited<ReturnType<typeof openSeeded>>
  beforeAll(async () => {
    opened = await openSeeded(kind)
    provider = await startServer({ base: opened.base })
  })
  afterAll(async () => {
    await provider.stop()
    await opened.close()
  })

  describe.each(withSession)('$name', ({ endpoint }) => {
    test('[SEC-01][SEC-15] anonymous, expired, forged and closed sessions are refused before any data are read', async () => {
      const { secrets } = provider
      const { sid } = await provider.session('norma')
      const good = { uid: uidOf('norma'), sid, creadaAt: Date.now() }
      const old = Date.now() - SLIDING_MS - 1_000
      const ended = await provider.session('norma')
      await provider.endSession(ended.sid)
      const tokens = {
        anonymous: undefined,
        expired: await signToken(secrets.sesion, { ...good, creadaAt: old }, old),
        forged: await signToken(secrets.credencial, good, Date.now()),
        ended: ended.token,
        unsigned: await new SignJWT({})
          .setProtectedHeader({ alg: 'HS256' })
          .sign(secrets.sesion[0]),
      }

      const codes: Record<string, unknown> = {}
      for (const [who, token] of Object.entries(tokens)) {
        const answer = await ask(endpoint, {}, token)
        expect(answer.status).toBe(401)
        expect(answer.headers.get('www-authenticate')).toBe('Bearer')
        codes[who] = ((await answer.json()) as { codigo?: string }).codigo
      }
      expect(codes).toEqual({
        anonymous: undefined,
        expired: 'sesion-vencida',
        forged: 'sesion-vencida',
        ended: 'sesion-cerrada',
        unsigned: undefined,
      })
    })
  })

  test.each(calls)(
    "[SEC-01] the call $name answers for the person's own data",
    async ({ name, endpoint }) => {
      const row = rowOf(name)
      const who = 'de' in row && row.de ? row.de : 'norma'
      const { token } = await provider.session(who)
      const request = await requestOf(row, who)

      const answer = await ask(endpoint, request, endpoint.session ? token : undefined)

      expect(answer.status).toBe('closed' in row ? 422 : 200)
    },
  )

  test.each(closedCalls)(
    '[SEC-39] the call $name refuses odd texts in any field without a server error',
    async ({ endpoint, row }) => {
      const request = row.closed as Record<string, unknown>
      const fields = Object.keys(request).filter((name) => typeof request[name] === 'string')
      for (const field of fields)
        for (const odd of ODD) {
          const { status } = await ask(endpoint, { ...request, [field]: odd })
          expect([field, Math.floor(status / 100)]).toEqual([field, 4])
        }
    },
  )

  test.each(withObjects)(
    "[SEC-01] the call $name answers 'not found' for another family’s data, as for unknown data",
    async ({ endpoint, row }) => {
      if (row.open) return
      const theirs = await requestOf(row, row.de ?? 'norma')
      for (const who of ['sola', 'derivado'] as const) {
        const { token } = await provider.session(who)

        const foreign = await withoutId(await ask(endpoint, theirs, token))
        const missing = await withoutId(await ask(endpoint, row.missing, token))

        expect(foreign.status).toBe(404)
        expect(foreign).toEqual(missing)
      }
    },
  )

  test("[SEC-01] a spouse’s account can use the same family's data, and has its own notifications", async () => {
    const { db } = provider.base
    const { idAfiliado } = await familyOf('norma')
    const [member] = await db.select().from(afiliados).where(eq(afiliados.idAfiliado, idAfiliado))
    const inFamily = eq(afiliados.idGrupo, member?.idGrupo ?? 0)
    const [spouse] = await db
      .select()
      .from(afiliados)
      .where(and(inFamily, eq(afiliados.orden, 1)))
    const [account] = await db
      .insert(usuarios)
      .values({ idAfiliado: spouse?.idAfiliado ?? 0, contrasenia: 'none', creadoAt: Date.now() })
      .returning()
    const { token } = await openSession(
      provider.base,
      provider.secrets,
      account?.uid ?? 0,
      Date.now(),
    )

    const card = await ask(tabla.credencial.generarToken, { afiliado: { idAfiliado } }, token)
    const pending = await ask(tabla.notificaciones.pendientes, {}, token)
    const dismissed = await ask(tabla.notificaciones.deshabilitar, await dismissal(), token)

    expect(card.status).toBe(200)
    expect(await pending.json()).toEqual([])
    expect(dismissed.status).toBe(404)
  })

  test('[SEC-01] a removed member and their card are not found', async () => {
    const { db } = provider.base
    const { token } = await provider.session('voluntaria')
    const group = (await (await ask(tabla.afiliados.grupoFamiliar, {}, token)).json()) as {
      afiliado: { idAfiliado: number }
    }[]
    const idAfiliado = group[1]?.afiliado.idAfiliado ?? 0
    const card = await ask(tabla.credencial.generarToken, { afiliado: { idAfiliado } }, token)
    const { token: shown } = (await card.json()) as { token: string }
    const dataBase64 = Buffer.from(JSON.stringify({ token: shown, idAfiliado })).toString(
      'base64url',
    )
    expect((await ask(tabla.credencial.validarToken, { dataBase64 })).status).toBe(200)

    await db.update(afiliados).set({ activo: false }).where(eq(afiliados.idAfiliado, idAfiliado))

    expect(
      (await ask(tabla.credencial.generarToken, { afiliado: { idAfiliado } }, token)).status,
    ).toBe(404)
    expect((await ask(tabla.credencial.validarToken, { dataBase64 })).status).toBe(404)
    expect(await (await ask(tabla.afiliados.grupoFamiliar, {}, token)).json()).toHaveLength(
      group.length - 1,
    )
  })

  test('[SEC-16] after a holder is removed or blocked, their next call is refused', async () => {
    const { db } = provider.base
    const { token, uid } = await provider.session('recetas')
    const blocked = async (bloqueado: boolean) => {
      await db.update(usuarios).set({ bloqueado }).where(eq(usuarios.uid, uid))
      return (await ask(tabla.afiliados.afiliado, {}, token)).status
    }

    expect([await blocked(true), await blocked(false)]).toEqual([401, 200])
    await db.delete(sesiones).where(eq(sesiones.uid, uid))
    expect((await ask(tabla.afiliados.afiliado, {}, token)).status).toBe(401)
  })

  test('[SEC-03] read-only fields are refused, not ignored', async () => {
    const { token } = await provider.session('norma')
    const request = (await dismissal()) as { notificacion: object }

    for (const extra of [
      'uid',
      'deshabilitadaAt',
      'confirmado',
      'activo',
      '__proto__',
      'constructor',
    ]) {
      const body = JSON.stringify({ notificacion: request.notificacion }).replace(
        '}}',
        `,"${extra}":1}}`,
      )
      const answer = await post(
        provider.url,
        tabla.notificaciones.deshabilitar.path,
        JSON.parse(body),
        { token },
      )
      expect(answer.status).toBe(422)
    }
  })
})
