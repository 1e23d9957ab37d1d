import type { Hono } from 'hono'

import type { Endpoint } from '#contract/endpoint.ts'

import { Problem } from '../base/problem.ts'
import type { HttpContext, HttpEnv } from './environment.ts'

/** Hono's form of a contract path; in `/v1/files{path}` the parameter is the rest of the address. */
function honoPath(path: string, provider: string): string {
  return path
    .replace('{provider}', provider)
    .replaceAll(/\/\{(\w+)\}/g, '/:$1')
    .replace(/\{\w+\}$/, '/*')
}

/** Mounts calls of the contract at their addresses; another method there is refused. */
export function mountCalls<C extends { endpoint: Endpoint }>(
  app: Hono<HttpEnv>,
  provider: string,
  calls: readonly C[],
  answer: (context: HttpContext, call: C) => Promise<Response>,
): void {
  const allowed = new Map<string, string[]>()
  for (const call of calls) {
    const { method, path: pattern } = call.endpoint
    const path = honoPath(pattern, provider)
    allowed.set(path, [...(allowed.get(path) ?? []), method])
    app.on(method, path, (context) => {
      context.set('ruta', `${method} ${pattern}`)
      return answer(context, call)
    })
  }
  // Last, after all calls: '/x/:id' of one call must not refuse the method of '/x/y' of another.
  for (const [path, methods] of allowed)
    app.all(path, (context) => {
      context.set('ruta', path)
      throw new Problem(405, undefined, { headers: { Allow: methods.join(', ') } })
    })
}
