// A start of pages or gateway by hand, outside production: one sentence with the address, and no line for each request.
import type { Config } from './base/environment.ts'
import type { Served } from './serve.ts'

const isByHand = (env: NodeJS.ProcessEnv) => env['NODE_ENV'] !== 'production'

export const levelOf = (env: NodeJS.ProcessEnv): string =>
  env['LOG_LEVEL'] ?? (isByHand(env) ? 'warn' : 'info')

export function sayPlace(env: NodeJS.ProcessEnv, config: Config, { port }: Served): void {
  if (isByHand(env)) console.log(`\n${config.proveedor.nombre} está en http://localhost:${port}`)
}
