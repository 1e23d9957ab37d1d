import { and, eq, isNotNull } from 'drizzle-orm'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { FilaDeAutorizacion } from '#contract/autorizacion.ts'
import type { Contacto } from '#contract/contacto.ts'
import type { DerivacionTransitoria } from '#contract/derivaciones.ts'
import { type Endpoint, pathParams } from '#contract/endpoint.ts'
import type { SesionDePersona } from '#contract/extensiones/sesionesAbiertas.ts'
import type { Prescripcion } from '#contract/prescripciones.ts'
import type { Receta } from '#contract/recetas.ts'
import type { RecetaCronica } from '#contract/recetasCronicas.ts'
import { tabla } from '#contract/tabla.ts'

import { type Asunto, emitirCodigo } from '../../server/src/codigos/service.ts'
import { marcaDe } from '../../server/src/ordenDigital/consulta.ts'
import { consultasDigitales } from '../../server/src/ordenDigital/tables.ts'
import { numeroDeOrden } from '../../server/src/ordenes/numero.ts'
import { ordenes } from '../../server/src/ordenes/tables.ts'
import { afiliados } from '../../server/src/padron/tables.ts'
import { sesiones, usuarios } from '../../server/src/sesiones/tables.ts'
import { SLIDING_MS, signToken } from '../../server/src/sesiones/token.ts'
import { consultorio, pedidoDe, tarjetaDe } from '../server/support/ordenes.ts'
import { kinds, openSeeded } from '../support/databases.ts'
import {
  type Provider,
  type Session,
  openSession,
  post,
  startServer,
  uidOf,
} from '../support/server.ts'
import { type CallName, type Ids, type Row, matriz } from './matriz.ts'

const calls = Object.entries(tabla).flatMap(([area, endpoints]) =>
  Object.entries(endpoints).map(([name, endpoint]: [string, Endpoint]) => ({
    name: `${area}.${name}` as CallName,
    endpoint,
  })),
)
const withSession = calls.filter(({ endpoint }) => endpoint.session)
const withObjects = calls.flatMap(({ name, endpoint }) => {
  const row = matriz[name]
  return 'foreign' in row ? [{ name, endpoint, row }] : []
})

const closedCalls = calls.flatMap(({ name, endpoint }) => {
  const row = matriz[name]
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

/** What one family would name in its own requests. */
async function idsOf(who: 'norma' | 'voluntaria'): Promise<Ids> {
  const session = await provider.session(who)
  const group = (await (await ask(tabla.afiliados.grupoFamiliar, {}, session.token)).json()) as {
    afiliado: { idAfiliado: number }
    personaFisica: { numeroDocumentoString: string }
  }[]
  const last = group.at(-1)
  const idAfiliado = last?.afiliado.idAfiliado ?? 0
  const documento = Number(last?.personaFisica.numeroDocumentoString)
  const card = await ask(tabla.credencial.generarToken, { afiliado: { idAfiliado } }, session.token)
  const { token } = (await card.json()) as { token: string }
  const [notificacion] = await provider.notificacionesPendientes(session.uid)
  const contacto = await contactoOf(session.token)
  const tarjeta = Buffer.from(JSON.stringify({ token, idAfiliado })).toString('base64url')
  const atencion = await atencionDe(session.token, idAfiliado)
  return {
    idAfiliado,
    documento,
    idSolicitud: notificacion?.idSolicitud ?? 0,
    tarjeta,
    ...contacto,
    ...atencion,
    ...(await ordenDe(session, idAfiliado)),
  }
}

/** What a member was prescribed, and what their family asked for. */
async function atencionDe(token: string, idAfiliado: number) {
  const read = async (endpoint: Endpoint, request: object) =>
    (await (await ask(endpoint, request, token)).json()) as unknown
  const [receta] = (await read(tabla.recetas.buscar, { idAfiliado })) as Receta[]
  const [cronica] = (await read(tabla.recetasCronicas.buscar, { idAfiliado })) as RecetaCronica[]
  const [prescripcion] = (await read(tabla.prescripciones.lista, { idAfiliado })) as Prescripcion[]
  const solicitudes = (await read(tabla.autorizaciones.lista, {})) as FilaDeAutorizacion[]
  const conEstado = (codigo: string) =>
    solicitudes.find(({ codigoEstado }) => codigoEstado === codigo)?.idSolicitudCobertura ?? 0
  const idReceta = receta?.recetaElectronica.idRecetaElectronica ?? 0
  const { url } = (await read(tabla.recetas.imprimir, { idsRecetas: [idReceta] })) as {
    url?: string
  }
  return {
    idReceta,
    numeroReceta: cronica?.numeroRecetario ?? '',
    idPrescripcion: prescripcion?.prescripcionElectronica.idPrescripcionElectronica ?? 0,
    aprobada: conEstado('4'),
    enAuditoria: conEstado('1'),
    archivo: url?.split('/').at(-1) ?? '',
  }
}

/** A validated order for that member, and a code that this person read at a doctor's office. */
async function ordenDe({ uid, token }: Session, idAfiliado: number) {
  const { db } = provider.base
  const numeroTarjeta = await tarjetaDe(provider, idAfiliado)
  const validated = await ask(tabla.ordenes.validar, pedidoDe(numeroTarjeta, '430201'), token)
  const { codigoTransaccion } = (await validated.json()) as { codigoTransaccion: string }
  const consulta = await consultorio(provider, { codigo: '430201' })
  const marca = marcaDe(provider.secrets.ordenDigital, consulta)
  await db.update(consultasDigitales).set({ uid }).where(eq(consultasDigitales.marca, marca))
  const [generada] = await db
    .select()
    .from(ordenes)
    .where(and(eq(ordenes.uid, uid), isNotNull(ordenes.generadaAt)))
    .limit(1)
  const impresa = {
    numeroOrden: numeroDeOrden(generada?.idOrden ?? 0),
    codigoTransaccion: generada?.codigoTransaccion ?? '',
  }
  const lista = await ask(tabla.derivaciones.lista, {}, token)
  const [viaje] = (await lista.json()) as DerivacionTransitoria[]
  const derivado = viaje?.afiliados[0]?.idHistorialDerivacionAfiliado ?? 0
  return { numeroTarjeta, codigoTransaccion, impresa, derivado, consulta }
}

/** The person's e-mail with a code that was sent to it, and the session that asks. */
async function contactoOf(token: string) {
  const [correo] = (await (await ask(tabla.contacto.correos, {}, token)).json()) as Contacto[]
  const [sesion] = (await (await ask(tabla.sesiones.lista, {}, token)).json()) as SesionDePersona[]
  const idContacto = correo?.idHistorialContactoPersonaFisica ?? 0
  const asunto: Asunto = {
    proposito: 'confirmar-contacto',
    sujeto: String(correo?.idPersonaFisica),
    destino: String(idContacto),
  }
  const { base, secrets } = provider
  const codigo = await emitirCodigo(base.db, secrets.codigos, asunto, Date.now())
  return {
    idContacto,
    correo: correo?.descripcion ?? '',
    codigo,
    idSesion: sesion?.idSesion ?? 0,
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value ?? 1))
const withoutId = async (answer: Response) => ({ status: answer.status, body: await answer.text() })

test('[SEC-01] every call of the contract has its row', () => {
  expect(Object.keys(matriz).toSorted()).toEqual(calls.map(({ name }) => name).toSorted())
})

describe.each(kinds())('on %s', (kind) => {
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
    test('[SEC-01][SEC-15] anonymous, expired, forged and ended sessions are refused before anything is read', async () => {
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
        unsigned: await new SignJWT({}).setProtectedHeader({ alg: 'HS256' }).sign(secrets.sesion),
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
        forged: undefined,
        ended: 'sesion-cerrada',
        unsigned: undefined,
      })
    })
  })

  test.each(calls)('[SEC-01] $name answers its own person', async ({ name, endpoint }) => {
    const row: Row = matriz[name]
    const who = 'de' in row && row.de ? row.de : 'norma'
    const { token } = await provider.session(who)
    const closed = 'closed' in row
    const request = closed ? row.closed() : row.own(await idsOf(who))

    const answer = await ask(endpoint, request, endpoint.session ? token : undefined)

    expect(answer.status).toBe(closed ? 422 : 200)
  })

  test.each(closedCalls)(
    '[SEC-39] odd texts in every field of $name are refused, and no fault of the server',
    async ({ endpoint, row }) => {
      const request = row.closed() as Record<string, unknown>
      const fields = Object.keys(request).filter((name) => typeof request[name] === 'string')
      for (const field of fields)
        for (const odd of ODD) {
          const { status } = await ask(endpoint, { ...request, [field]: odd })
          expect([field, Math.floor(status / 100)]).toEqual([field, 4])
        }
    },
  )

  test.each(withObjects)(
    '[SEC-01] what $name names of another family is not there, in the same words',
    async ({ endpoint, row }) => {
      if (row.open) return
      const ids = await idsOf(row.de ?? 'norma')
      for (const who of ['sola', 'derivado'] as const) {
        const { token } = await provider.session(who)

        const foreign = await withoutId(await ask(endpoint, row.foreign(ids), token))
        const missing = await withoutId(await ask(endpoint, row.missing(), token))

        expect(foreign.status).toBe(404)
        expect(foreign).toEqual(missing)
      }
    },
  )

  test('[SEC-01] a spouse with an account of their own acts for the same group, on notifications of their own', async () => {
    const { db } = provider.base
    const [spouse] = await db.select().from(afiliados).where(eq(afiliados.orden, 1))
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
    const norma = await idsOf('norma')

    const card = await ask(
      tabla.credencial.generarToken,
      { afiliado: { idAfiliado: norma.idAfiliado } },
      token,
    )
    const pending = await ask(tabla.notificaciones.pendientes, {}, token)
    const dismissal = matriz['notificaciones.deshabilitar']
    const dismissed =
      'own' in dismissal &&
      (await ask(tabla.notificaciones.deshabilitar, dismissal.own(norma), token))

    expect(card.status).toBe(200)
    expect(await pending.json()).toEqual([])
    expect(dismissed && dismissed.status).toBe(404)
  })

  test('[SEC-01] a member removed from the group is not there any more, and neither is their card', async () => {
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

  test('[SEC-16] a holder who is removed or blocked is out with the next call', async () => {
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

  test('[SEC-03] fields that nobody may write are refused, not ignored', async () => {
    const { token } = await provider.session('norma')
    const ids = await idsOf('norma')
    const dismissal = matriz['notificaciones.deshabilitar']
    if (!('own' in dismissal)) throw new Error('the dismissal is answered')
    const request = dismissal.own(ids) as { notificacion: object }

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
