import { Hono } from 'hono'

import type { Web } from '../base/portal.ts'
import { Problem } from '../base/problem.ts'
import type { HttpEnv } from './environment.ts'
import { failure } from './failure.ts'
import { observe } from './observe.ts'

/** Empty web application: every answer has the same headers, the same form of error, and a line in the log. */
export function createWeb(web: Web): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>()
  app.onError(failure(web))
  app.notFound(() => {
    throw new Problem(404)
  })
  app.use(observe(web))
  app.use(async ({ req }, next) => {
    if (req.method === 'TRACE' || req.method === 'CONNECT') throw new Problem(405)
    await next()
  })
  return app
}
