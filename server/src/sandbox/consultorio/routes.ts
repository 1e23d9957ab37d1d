import { createHash } from 'node:crypto'

import { and, eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import { type SSEStreamingApi, streamSSE } from 'hono/streaming'

import type { Db } from '../../base/database.ts'
import type { Portal } from '../../base/portal.ts'
import { Problem } from '../../base/problem.ts'
import type { HttpEnv } from '../../http/environment.ts'
import { pedirConsulta } from '../../ordenDigital/puerta.ts'
import { practicas } from '../../ordenes/puerta.ts'
import { prestadores } from '../../prestadores/puerta.ts'
import { headersFor } from '../documento.ts'
import { GUION } from './guion.ts'
import { type Estado, especialidadDe, estadoDe, mirar, practicasDeOrdenes } from './mirada.ts'
import { PATH, estiloDe, paginaDe, paginaDePracticas, partesDe } from './pagina.ts'

const MATRICULA = '4127'
const CODIGO = '420101'
/** Interval for checking the state: the phone's call may have reached another process. */
const EVERY_MS = 500
/** Proxies close a stream that stays silent. */
const ALIVE_MS = 15_000

const GUION_HASH = createHash('sha256').update(GUION).digest('base64')
/** The page's script may connect to this server only. */
const DE_GUION = ` script-src 'sha256-${GUION_HASH}'; connect-src 'self';`

/** Demo of a doctor's office, to try the scan: it requests an order and shows each step of it live. */
export function mountConsultorio(app: Hono<HttpEnv>, portal: Portal): void {
  const { db, clock, secrets } = portal
  const { proveedor } = portal.config
  const headers = headersFor(estiloDe(proveedor), DE_GUION)
  const exigida = async (token: string) => {
    const mirada = await mirar(db, secrets.ordenDigital, token)
    if (!mirada) throw new Problem(404)
    return mirada
  }
  app.get(PATH, async (context) => {
    context.set('ruta', `GET ${PATH}`)
    const nueva = await deLaDemo(db, context.req.query('practica') ?? CODIGO)
    const token = await pedirConsulta(db, secrets.ordenDigital, nueva, clock())
    return context.redirect(`${PATH}/${token}`, 303)
  })
  app.get(`${PATH}/practicas`, async (context) => {
    context.set('ruta', `GET ${PATH}/practicas`)
    return context.html(paginaDePracticas(proveedor, await practicasDeOrdenes(db)), 200, headers)
  })
  app.get(`${PATH}/:token`, async (context) => {
    context.set('ruta', `GET ${PATH}/{token}`)
    const token = context.req.param('token')
    const mirada = await exigida(token)
    const especialidad = await especialidadDe(db, mirada)
    return context.html(
      await paginaDe(proveedor, mirada, especialidad, token, clock()),
      200,
      headers,
    )
  })
  app.get(`${PATH}/:token/en-vivo`, async (context) => {
    context.set('ruta', `GET ${PATH}/{token}/en-vivo`)
    const token = context.req.param('token')
    await exigida(token)
    const answer = streamSSE(context, (stream) => contar(stream, portal, token))
    // A stopping server would wait for this open connection: it is closed.
    answer.headers.set('Connection', 'close')
    return answer
  })
}

/** Sends the first state and each change, until the page or this process ends. */
async function contar(
  stream: SSEStreamingApi,
  { db, clock, secrets, stopping }: Portal,
  token: string,
): Promise<void> {
  let told: Estado | undefined
  let lastAt = performance.now()
  while (!stream.aborted && !stopping()) {
    const mirada = await mirar(db, secrets.ordenDigital, token)
    if (!mirada) return
    const ahora = clock()
    const estado = estadoDe(mirada, ahora)
    if (estado !== told) {
      const data = JSON.stringify(await partesDe(mirada, token, ahora))
      await stream.writeSSE({ event: 'cambio', data, retry: 1000 })
      told = estado
      lastAt = performance.now()
    } else if (performance.now() - lastAt > ALIVE_MS) {
      await stream.write(': \n\n')
      lastAt = performance.now()
    }
    await stream.sleep(EVERY_MS)
  }
}

async function deLaDemo(db: Db, codigo: string) {
  const [prestador] = await db
    .select()
    .from(prestadores)
    .where(eq(prestadores.matricula, MATRICULA))
  if (!/^\d{1,10}$/.test(codigo)) throw new Problem(404)
  const [practica] = await db
    .select()
    .from(practicas)
    .where(and(eq(practicas.codigo, codigo), eq(practicas.enOrdenes, true)))
  if (!prestador || !practica) throw new Problem(404)
  const { idPrestador } = prestador
  return { idPrestador, idPractica: practica.idPractica, nombreUsuario: 'emarin', femer: false }
}
