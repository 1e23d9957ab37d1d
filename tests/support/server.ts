import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'

import { type ExtraArea, createApp } from '../../server/src/app.ts'
import type { Clock } from '../../server/src/base/clock.ts'
import type { Base } from '../../server/src/base/database.ts'
import type { Config } from '../../server/src/base/environment.ts'
import type { Grandes } from '../../server/src/base/grandes.ts'
import type { Log } from '../../server/src/base/log.ts'
import type { Metrics } from '../../server/src/base/metrics.ts'
import type { Hechos } from '../../server/src/base/papel.ts'
import type { Passwords } from '../../server/src/base/passwords.ts'
import type { Hooks } from '../../server/src/base/portal.ts'
import { type Secrets, deriveSecrets } from '../../server/src/base/secrets.ts'
import { claves, efectos } from '../../server/src/claves/tables.ts'
import { correos } from '../../server/src/correo/tables.ts'
import type { Slow } from '../../server/src/http/slow.ts'
import { pendientes } from '../../server/src/notificaciones/service.ts'
import { PERSONAS_DE_PRUEBA } from '../../server/src/semilla/demo.ts'
import { serve } from '../../server/src/serve.ts'
import { sesiones } from '../../server/src/sesiones/tables.ts'
import { signToken } from '../../server/src/sesiones/token.ts'
import { testConfig } from './config.ts'
import { lentBase } from './lentBase.ts'
import { quickPasswords } from './passwords.ts'

export type ServerOptions = {
  /** Defaults to the seeded demo in memory, lent; several servers may share one. */
  base?: Base
  clock?: Clock
  hooks?: Hooks
  /** Answers outside the contract. */
  areas?: readonly ExtraArea[]
  /** Announced names; [] is a host without any extension. */
  capacidades?: readonly string[]
  /** Folder of the built app; by default this checkout's dist/app. */
  appDir?: string
  port?: number
  config?: Partial<Config>
  log?: Log
  metrics?: Metrics
  /** Defaults to cheap hashes. */
  passwords?: Passwords
  secrets?: Secrets
  hechos?: Hechos
  grandes?: Grandes
  slow?: Slow
}

export type Provider = Awaited<ReturnType<typeof startServer>>

/** The provider in this process, over real HTTP, with the test's clock. */
export async function startServer(options: ServerOptions = {}) {
  const base = options.base ?? (await lentBase())
  const secrets = options.secrets ?? deriveSecrets('a secret that only the tests know, long enough')
  const config = testConfig({
    ...(options.capacidades && { capacidades: options.capacidades }),
    ...(options.appDir && { appDir: options.appDir }),
    ...options.config,
  })
  let stopping = false
  const app = await createApp({
    db: base.db,
    clock: options.clock ?? Date.now,
    secrets,
    config,
    hooks: options.hooks ?? {},
    areas: options.areas ?? [],
    passwords: options.passwords ?? quickPasswords(),
    stopping: () => stopping,
    ...(options.log && { log: options.log }),
    ...(options.metrics && { metrics: options.metrics }),
    ...(options.hechos && { hechos: options.hechos }),
    ...(options.grandes && { grandes: options.grandes }),
  })
  const served = await serve(
    app,
    { host: config.host, port: options.port ?? config.port },
    options.slow,
  )
  const url = `http://127.0.0.1:${served.port}`
  return {
    url,
    port: served.port,
    base,
    secrets,
    config,
    ...questions(base),
    /** Signs a demo person in; returns the data that the phone would hold. */
    signIn: (persona: { usuario: string; password: string }) => signIn(url, persona),
    /** Signs a demo person in without the cost of a password: creates the session directly in the database. */
    session: (who: Who | number) =>
      openSession(base, secrets, who, options.clock?.() ?? Date.now()),
    stopListening: async () => {
      stopping = true
      await served.stop()
    },
    async stop() {
      stopping = true
      await served.stop()
      if (!options.base) await base.close()
    },
  }
}

/** A test's questions to the provider's database, so that it need not trust the screen. */
export function questions({ db }: Pick<Base, 'db'>) {
  return {
    notificacionesPendientes: (uid: number) => pendientes(db, uid),
    /** All keys that had an effect, oldest first. */
    claves: () => db.select().from(claves).orderBy(claves.creadaAt),
    /** Number of effects of the write with this key: never more than one. */
    effects: async (clave: string) =>
      (await db.select().from(efectos).where(eq(efectos.clave, clave))).length,
    /** All effects of one person, oldest first. */
    effectsOf: (uid: number) =>
      db.select().from(efectos).where(eq(efectos.uid, uid)).orderBy(efectos.idEfecto),
    correos: () => db.select().from(correos).orderBy(correos.idCorreo),
    endSession: (sid: string) =>
      db.update(sesiones).set({ terminadaAt: Date.now() }).where(eq(sesiones.sid, sid)),
  }
}

export type Who = keyof typeof PERSONAS_DE_PRUEBA

/** The uid of a demo person: the seed stores them in the order of its list. */
export const uidOf = (who: Who) => Object.keys(PERSONAS_DE_PRUEBA).indexOf(who) + 1

export async function openSession(
  { db }: Pick<Base, 'db'>,
  { sesion: key }: Secrets,
  who: Who | number,
  now: number,
): Promise<Session> {
  const uid = typeof who === 'number' ? who : uidOf(who)
  const sesion = { sid: randomUUID(), uid, creadaAt: now }
  await db.insert(sesiones).values(sesion)
  return { ...sesion, token: await signToken(key, sesion, now) }
}

export type Session = { token: string; uid: number; sid: string }

export async function signIn(
  url: string,
  { usuario, password }: { usuario: string; password: string },
): Promise<Session> {
  const answer = await post(url, '/v1/auth/portal-afiliados/signin', { nombre: usuario, password })
  const body: unknown = await answer.json()
  const token = (body as { token?: string }).token
  if (!token)
    throw new Error(`${usuario} could not sign in: ${answer.status} ${JSON.stringify(body)}`)
  const [, payload = ''] = token.split('.')
  const { uid, sid } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Session
  return { token, uid, sid }
}

export function post(
  url: string,
  path: string,
  body: unknown,
  {
    token,
    clave,
    headers,
  }: { token?: string; clave?: string; headers?: Record<string, string> } = {},
): Promise<Response> {
  return fetch(url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'Content-Type': `application/${body instanceof ArrayBuffer ? 'octet-stream' : 'json'}`,
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(clave && { 'Idempotency-Key': clave }),
      ...headers,
    },
    body: body instanceof ArrayBuffer ? body : JSON.stringify(body),
  })
}

export function get(url: string, path: string, token?: string): Promise<Response> {
  return fetch(url + path, { ...(token && { headers: { Authorization: `Bearer ${token}` } }) })
}

export const newKey = () => randomUUID()
