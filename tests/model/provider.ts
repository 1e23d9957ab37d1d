import { CABECERAS } from '#contract/capacidades.ts'

import { writeAt } from './operaciones/lista.ts'
import type { Books } from './providerEffects.ts'
import type { Random } from './random.ts'

/** Content of a request on arrival at the provider. */
export type Ask = {
  phone: string
  method: string
  path: string
  headers: Record<string, string>
  body: unknown
}

export type Answer = { status: number; body: unknown; headers?: Record<string, string> }

/** One effect in the provider's own log, for counting. */
export type Effect = {
  n: number
  uid: number
  phone: string
  key: string | undefined
  path: string
  /** The typed text: unique in a run; for a dismissal, the notification. */
  value: string
  at: number
}

export const CAPACIDADES = [
  'idempotencia',
  'versiones',
  'sesiones',
  'token-renovado',
  'pedido',
  'hora',
  'partes',
  'encargos',
]

const PROBLEM = (status: number, error: string, more: object = {}): Answer => ({
  status,
  body: { error, ...more },
})

type Session = { uid: number; state: 'open' | 'ended' | 'expired' }
type Kept = { print: string; answer: unknown; annulled?: true }

/**
 * A simulated provider that is small and fast enough for thousands of runs; a test in tests/server compares it with the
 * real one.
 */
export function makeProvider(of: {
  now: () => number
  random: Random
  capabilities: readonly string[]
  books: Books
  /** A planted bug of the provider: it stores the key beside the transaction of the effect, not in it. */
  keyOutside?: boolean
}) {
  const { now, random, capabilities, books } = of
  const sessions = new Map<string, Session>()
  const keys = new Map<string, Kept>()
  const beingDone = new Set<string>()
  const log: Effect[] = []

  const has = (capability: string) => capabilities.includes(capability)

  function tokenFor(sid: string): string {
    const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const uid = sessions.get(sid)?.uid
    const exp = Math.floor(now() / 1000) + 30 * 24 * 3600
    return `${part({ alg: 'HS256' })}.${part({ uid, sid, exp })}.${random.uuid()}`
  }

  function sessionOf({ headers }: Ask): Session & { sid: string } {
    const [, middle = ''] = (headers['authorization'] ?? '').split('.')
    const said = middle === '' ? {} : JSON.parse(Buffer.from(middle, 'base64url').toString())
    const sid = String((said as { sid?: string }).sid)
    return { sid, ...(sessions.get(sid) ?? { uid: 0, state: 'ended' }) }
  }

  /** Answers requests without a key: reads, and questions about keys. */
  function reply(ask: Ask, uid: number): Answer | undefined {
    const ofParts = has('partes')
      ? books.partes.reply(ask, uid, (slot) => keys.get(slot))
      : undefined
    if (ofParts) return ofParts
    const listed = books.read(ask.path, uid)
    if (ask.method === 'GET')
      return listed ? { status: 200, body: listed } : PROBLEM(404, 'No existe')
    if (!ask.path.startsWith('/v1/portal/claves')) return undefined
    const asked = (ask.body as { claves: string[] }).claves
    if (asked.some((key) => beingDone.has(`${uid}/${key}`)))
      return PROBLEM(409, 'Este cambio se está guardando.', { codigo: 'en-curso' })
    const arrived = (key: string) => {
      const kept = keys.get(`${uid}/${key}`)
      return kept !== undefined && kept.annulled !== true
    }
    if (ask.path.endsWith('/anular'))
      for (const key of asked) {
        const slot = `${uid}/${key}`
        books.partes.olvidar(slot)
        if (!keys.has(slot)) keys.set(slot, { print: '', answer: null, annulled: true })
      }
    return {
      status: 200,
      body: { llegaron: Object.fromEntries(asked.map((key) => [key, arrived(key)])) },
    }
  }

  /** A write stores key and effect together when it ends, or neither. */
  function write(ask: Ask, uid: number): (() => Answer) | Answer {
    const key = has('idempotencia') ? ask.headers[CABECERAS.clave.toLowerCase()] : undefined
    const slot = `${uid}/${key}`
    const print = JSON.stringify([ask.path, ask.body])
    const kept = key === undefined ? undefined : keys.get(slot)
    if (kept?.annulled) return PROBLEM(422, 'Este cambio se descartó.', { codigo: 'anulada' })
    if (kept && kept.print !== print)
      return PROBLEM(422, 'Ese cambio ya se envió con otro contenido.', {
        codigo: 'clave-repetida',
      })
    if (kept) return { status: 200, body: kept.answer }
    if (key !== undefined && beingDone.has(slot))
      return {
        ...PROBLEM(409, 'Este cambio se está guardando.', { codigo: 'en-curso' }),
        headers: { 'retry-after': '1' },
      }
    if (key !== undefined) beingDone.add(slot)
    return () => {
      beingDone.delete(slot)
      const version = has('versiones') ? ask.headers[CABECERAS.version.toLowerCase()] : undefined
      const done = writeAt(ask.path)(books, {
        ...ask,
        uid,
        version: version === undefined ? undefined : Number(version.replaceAll('"', '')),
      })
      if ('status' in done) return done
      log.push({
        n: log.length,
        uid,
        phone: ask.phone,
        key,
        path: ask.path,
        value: done.value,
        at: now(),
      })
      // The planted bug sometimes dies between effect and key.
      const lostKey = of.keyOutside === true && random.chance(0.3)
      if (key !== undefined && !lostKey) {
        keys.set(slot, { print, answer: done.answer })
        books.partes.olvidar(slot)
      }
      return lostKey ? PROBLEM(500, 'Error') : { status: 200, body: done.answer }
    }
  }

  return {
    log,
    books,
    has,
    date: () => new Date(now()).toUTCString(),
    signIn: (uid: number) => {
      const sid = random.uuid()
      sessions.set(sid, { uid, state: 'open' })
      return tokenFor(sid)
    },
    isOpen: (sid: string) => sessions.get(sid)?.state === 'open',
    /** The password was changed elsewhere, or the token has ended. */
    end: (uid: number, state: 'ended' | 'expired') => {
      for (const session of sessions.values())
        if (session.uid === uid && session.state === 'open') session.state = state
    },
    /** The provider's process dies: its unfinished work leaves no trace. */
    crash: () => beingDone.clear(),
    /** Starts an answer; the returned function completes it. */
    begin: (ask: Ask): (() => Answer) => {
      if (ask.path === '/portal-config.json') return () => ({ status: 404, body: {} })
      if (ask.path === '/.well-known/portal-capacidades.json')
        return () => ({ status: 200, body: { capacidades: capabilities } })
      if (ask.path.startsWith('/v1/app/version'))
        return () => ({ status: 200, body: { version: '1' } })
      if (ask.path === '/v1/portal/sesiones/salir') {
        sessions.delete((ask.body as { sid: string }).sid)
        return () => ({ status: 200, body: {} })
      }
      const { uid, state, sid } = sessionOf(ask)
      if (state !== 'open')
        return () =>
          PROBLEM(401, 'Volvé a ingresar.', state === 'expired' ? { codigo: 'sesion-vencida' } : {})
      const replied = reply(ask, uid)
      const written = replied ?? write(ask, uid)
      const finish = typeof written === 'function' ? written : () => written
      return () => {
        const answer = finish()
        if (answer.status !== 200 || !has('token-renovado') || !random.chance(0.05)) return answer
        return { ...answer, headers: { ...answer.headers, 'x-portal-token': tokenFor(sid) } }
      }
    },
  }
}

export type Provider = ReturnType<typeof makeProvider>
