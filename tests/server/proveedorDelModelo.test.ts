import { afterAll, beforeAll, expect, test } from 'vitest'

import {
  type Aviso,
  DESCARTAR,
  notificaciones,
} from '../model/operaciones/descartarNotificacion.ts'
import { LISTAS } from '../model/operaciones/lista.ts'
import { NOTAS } from '../model/operaciones/notas.ts'
import { type Answer, type Ask, CAPACIDADES, makeProvider } from '../model/provider.ts'
import { makeBooks } from '../model/providerEffects.ts'
import { type Random, makeRandom } from '../model/random.ts'
import { areaDePrueba } from '../support/areaDePrueba/routes.ts'
import { type Provider, type Session, get, post, startServer, uidOf } from '../support/server.ts'
import { pendingNotifications } from './support/pending.ts'

const uid = uidOf('norma')
const FIRST = { texto: '', fecha: '2026-02-28' }

let real: Provider
let norma: Session
let avisos: Aviso[]

beforeAll(async () => {
  real = await startServer({ areas: [areaDePrueba] })
  norma = await real.session('norma')
  await pendingNotifications(real.base, uid, 6)
  avisos = (await (await get(real.url, notificaciones.path, norma.token)).json()) as Aviso[]
  for (const idNota of [1, 2, 3])
    await post(
      real.url,
      `${NOTAS}/guardar`,
      { idNota, titulo: `p${uid}-nota-${idNota}`, ...FIRST },
      { token: norma.token },
    )
})
afterAll(() => real.stop())

type Asked = Pick<Ask, 'method' | 'path' | 'body'> & { clave?: string; version?: number }

/** Next question: often with a used key, for the same or another request. */
function nextAsk(random: Random, before: Asked[], keys: string[], n: number): Asked {
  const again = random.pick(before)
  if (again && random.chance(0.2)) return again
  const clave = random.chance(0.15) ? random.pick(keys) : random.uuid()
  if (clave !== undefined) keys.push(clave)
  const keyed = random.chance(0.9) && clave !== undefined ? { clave } : {}
  const idNota = 1 + random.below(3)
  const word = `${random.chance(0.15) ? 'RECHAZAR ' : ''}p${uid}-${n}`
  const idRecibo = 1 + random.below(6)
  const writes: Asked[] = [
    {
      method: 'POST',
      path: `${NOTAS}/guardar`,
      body: { idNota, titulo: word, ...FIRST },
      ...(random.chance(0.8) && { version: 1 + random.below(8) }),
    },
    { method: 'POST', path: `${NOTAS}/recibo`, body: { idNota, descripcion: word } },
    {
      method: 'POST',
      path: `${NOTAS}/archivos`,
      body: { idRecibo, archivos: [{ nombre: 'a.jpg', tipo: 'image/jpeg', contenido: 'AAEC' }] },
    },
    { method: 'POST', path: `${NOTAS}/aviso`, body: { idRecibo } },
    { method: 'POST', path: DESCARTAR, body: { notificacion: random.pick(avisos) } },
  ]
  const questions: Asked[] = [
    { method: 'GET', path: NOTAS, body: undefined },
    { method: 'GET', path: notificaciones.path, body: undefined },
    { method: 'POST', path: '/v1/portal/claves', body: { claves: keys.slice(-5) } },
    {
      method: 'POST',
      path: '/v1/portal/claves/anular',
      body: { claves: [random.uuid(), random.pick(keys) ?? random.uuid()] },
    },
  ]
  const write = random.pick(writes)
  return write && random.chance(0.7)
    ? { ...write, ...keyed }
    : (random.pick(questions) ?? { method: 'GET', path: NOTAS, body: undefined })
}

/** Parts of an answer that a phone acts on: status, content, and for a refusal its code and version. */
function judged({ status, body }: Answer): unknown {
  if (status === 200) return { status, body }
  const { codigo, actual } = body as { codigo?: string; actual?: unknown }
  return { status, codigo, actual }
}

async function askReal({ method, path, body, clave, version }: Asked): Promise<Answer> {
  const answer =
    method === 'GET'
      ? await get(real.url, path, norma.token)
      : await post(real.url, path, body, {
          token: norma.token,
          ...(clave !== undefined && { clave }),
          ...(version !== undefined && { headers: { 'If-Match': `"${version}"` } }),
        })
  return { status: answer.status, body: await answer.json() }
}

test("[FLT-26] the random test's simulated provider answers every request as the real one does", async () => {
  const random = makeRandom(20_26)
  const books = makeBooks([uid], LISTAS)
  books.of(uid, notificaciones).avisos = avisos
  const standIn = makeProvider({ now: Date.now, random, capabilities: CAPACIDADES, books })
  const token = standIn.signIn(uid)
  const askStandIn = ({ clave, version, ...asked }: Asked) =>
    standIn.begin({
      phone: 'uno',
      ...asked,
      headers: {
        authorization: `Bearer ${token}`,
        ...(clave !== undefined && { 'idempotency-key': clave }),
        ...(version !== undefined && { 'if-match': `"${version}"` }),
      },
    })()
  const asked: Asked[] = []
  const keys: string[] = []
  const met = new Set<number>()

  for (let n = 0; n < 200; n++) {
    const ask = nextAsk(random, asked, keys, n)
    asked.push(ask)
    const answer = await askReal(ask)
    met.add(answer.status)
    expect({ ask, says: judged(askStandIn(ask)) }).toEqual({ ask, says: judged(answer) })
  }
  expect(met).toEqual(new Set([200, 404, 412, 422]))

  await real.endSession(norma.sid)
  standIn.end(uid, 'ended')
  const list: Asked = { method: 'GET', path: NOTAS, body: undefined }
  expect([askStandIn(list).status, (await askReal(list)).status]).toEqual([401, 401])
})
