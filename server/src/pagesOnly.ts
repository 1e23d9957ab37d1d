import { existsSync } from 'node:fs'
import { join } from 'node:path'

import type { Hono } from 'hono'

import { BadEnvironment } from './base/badEnvironment.ts'
import { type Config, readEnvironment } from './base/environment.ts'
import type { Log } from './base/log.ts'
import type { Web } from './base/portal.ts'
import { openFigures } from './figures.ts'
import { mountDocuments } from './http/documents.ts'
import type { HttpEnv } from './http/environment.ts'
import { mountPages } from './http/pages.ts'
import { mountSecurityTxt } from './http/securityTxt.ts'
import { createWeb } from './http/web.ts'
import { type Served, serve } from './serve.ts'

/** Environment of a server that answers no calls: it announces no extensions, and has no demo. */
export const readPagesEnvironment = (env: NodeJS.ProcessEnv, root: string): Config => ({
  ...readEnvironment({ ...env, NODE_ENV: 'production' }, root),
  capacidades: [],
})

/**
 * Serves the app's pages without the provider: the calls go to an API on another host, or a proxy sends them to their
 * server.
 */
export function createPages(web: Web): Hono<HttpEnv> {
  const app = createWeb(web)
  mountDocuments(app, web, () => Promise.resolve(!web.stopping()))
  mountSecurityTxt(app, web)
  mountPages(app, web)
  return app
}

/** Needs neither a database nor a secret, and writes no file. */
export async function startPages({ config, log }: { config: Config; log: Log }): Promise<Served> {
  const { appDir, base } = config
  if (!existsSync(join(appDir, 'index.html')))
    throw new BadEnvironment(`APP_DIR: ${appDir} holds no built app. npm run build makes it.`)
  let stopping = false
  const figures = await openFigures(config, { cleans: false })
  const { metrics } = figures
  const clock = Date.now
  const app = createPages({ clock, config, log, metrics, stopping: () => stopping })
  const served = await serve(app, config)
  figures.watch({ clock, isReady: () => Promise.resolve(!stopping) })
  log.info({ port: served.port, api: base || 'same address' }, 'pages only')
  return {
    ...served,
    stop: async () => {
      stopping = true
      await served.stop()
      await figures.stop()
    },
  }
}
