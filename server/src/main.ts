import { join } from 'node:path'

import { readEnvironment } from './base/environment.ts'
import { createLog } from './base/log.ts'
import type { Proveedor } from './base/proveedor.ts'
import { projectRoot } from './base/root.ts'
import { endInWords, stopOnSignal } from './process.ts'
import type { Who } from './semilla/demo.ts'
import { type Running, start } from './start.ts'

async function welcome({ port }: Running, { nombre, formas }: Proveedor): Promise<void> {
  const { PERSONAS_DE_PRUEBA, usuarioDe } = await import('./semilla/demo.ts')
  console.log(`\n${nombre} está en http://localhost:${port}`)
  console.log(
    `Correos de prueba:  http://localhost:${port}/sandbox\n\nPara entrar (${formas.ingreso === 'numero' ? 'número de afiliado' : 'CUIL'} y contraseña):`,
  )
  for (const [who, { password, quien }] of Object.entries(PERSONAS_DE_PRUEBA))
    console.log(`  ${usuarioDe(who as Who)}  ${password}  ${quien}`)
}

async function main(): Promise<void> {
  const root = projectRoot()
  const config = readEnvironment(process.env, root)
  const demo = config.mode === 'demo'
  const running = await start({
    config,
    env: process.env,
    migrations: join(root, 'server', 'drizzle'),
    log: createLog(process.env['LOG_LEVEL'] ?? (demo ? 'warn' : 'info')),
    ...(demo && { say: (line) => console.log(line) }),
  })
  stopOnSignal(running)
  if (demo) await welcome(running, config.proveedor)
}

try {
  await main()
} catch (error) {
  endInWords(error)
}
