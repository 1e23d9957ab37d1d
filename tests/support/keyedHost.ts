import { claves } from '#contract/extensiones/claves.ts'
import type { Device } from '#local/bases/device.ts'
import { makeApi } from '#local/provider/api.ts'
import type { World } from '#sync/world.ts'

import { catalog } from './areaDePrueba/catalog.ts'
import { world } from './phone.ts'

export const CAPACIDADES = '/.well-known/portal-capacidades.json'
export const CONFIGURACION = '/portal-config.json'

export type Asked = { method: string; path: string; key: string | null; version: string | null }
/** The way of a request; `deliver` hands it to the provider, now or later. */
export type Between = (asked: Asked, deliver: () => Response) => Response | Promise<Response>

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  Response.json(body, { status, headers })

/** An error page of an ingress itself. */
export const page = (status: number): Response =>
  new Response(`<h1>default backend - ${status}</h1>`, {
    status,
    headers: { 'content-type': 'text/html' },
  })

export const cut = (): never => {
  throw new TypeError('Failed to fetch')
}

/**
 * A provider in memory that knows keys, for the test area and the calls about keys, with `between`
 * in front.
 */
export function keyedHost(device: Device) {
  const keys = new Map<string, unknown>()
  const annulled = new Set<string>()
  const effects: Asked[] = []
  const asked: Asked[] = []
  const said = { capacidades: ['idempotencia', 'versiones', 'sesiones'] }
  let between: Between = (_asked, deliver) => deliver()

  function answerTo(path: string): unknown {
    if (path.endsWith('/recibo')) return { idRecibo: effects.length }
    if (path.endsWith('/guardar'))
      return { idNota: 1, titulo: 't', texto: '', fecha: '2026-01-01', version: 8, adjuntos: [] }
    return { idRecibo: 1, descripcion: 'orden', archivos: [], avisado: true }
  }

  function write(of: Asked): Response {
    const { key } = of
    if (key !== null && annulled.has(key))
      return json({ status: 'error', error: 'Se descartó.', codigo: 'anulada' }, 422)
    const before = key === null ? undefined : keys.get(key)
    if (before !== undefined) return json(before)
    effects.push(of)
    const answer = answerTo(of.path)
    if (key !== null) keys.set(key, answer)
    return json(answer)
  }

  function provide(of: Asked, body: string): Response {
    if (of.path === CONFIGURACION) return json({ status: 'error', error: 'No existe' }, 404)
    if (of.path === CAPACIDADES) return json(said)
    if (of.path.startsWith('/v1/app/version')) return json({ version: '1' })
    if (of.path === claves.anular.path) {
      const wanted = (JSON.parse(body) as { claves: string[] }).claves
      for (const key of wanted) if (!keys.has(key)) annulled.add(key)
      return json({ llegaron: Object.fromEntries(wanted.map((key) => [key, keys.has(key)])) })
    }
    if (of.path.startsWith('/v1/portal')) return json({})
    return of.method === 'POST' ? write(of) : json([])
  }

  const { call } = makeApi(device, async (address, init = {}) => {
    const headers = new Headers(init.headers)
    const of: Asked = {
      method: init.method ?? 'GET',
      path: address instanceof Request ? address.url : String(address),
      key: headers.get('Idempotency-Key'),
      version: headers.get('If-Match'),
    }
    asked.push(of)
    return between(of, () => provide(of, typeof init.body === 'string' ? init.body : ''))
  })

  return {
    asked,
    effects,
    call,
    /** The provider's list of extensions. */
    said,
    put: (next: Between) => void (between = next),
    of: (rest: Partial<World> = {}) => world(device, call, { catalog, now: Date.now, ...rest }),
    sent: (end: string) => asked.filter(({ path }) => path.endsWith(end)),
  }
}
