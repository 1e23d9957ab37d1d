import { join } from 'node:path'

import { BadEnvironment, readEnvironment } from './base/environment.ts'
import { FolderInUse } from './base/folderLock.ts'
import { createLog } from './base/log.ts'
import { projectRoot } from './base/root.ts'
import { type Running, start } from './start.ts'

/** Sentence for a problem that the operator can fix; undefined for a bug of ours. */
function inWords(error: unknown, port: string): string | undefined {
  if (error instanceof BadEnvironment || error instanceof FolderInUse) return error.message
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE')
    return `El puerto ${port} está ocupado. Elegí otro: PORT=8081 npm start`
  if (code === 'EACCES') return `No hay permiso para usar el puerto ${port} o la carpeta de datos.`
  return undefined
}

async function welcome({ port }: Running): Promise<void> {
  const { PERSONAS_DE_PRUEBA } = await import('./semilla/demo.ts')
  console.log(`\nMi Cobertura está en http://localhost:${port}`)
  console.log(
    `Correos de prueba:  http://localhost:${port}/sandbox\n\nPara entrar (CUIL y contraseña):`,
  )
  for (const { usuario, password, quien } of Object.values(PERSONAS_DE_PRUEBA))
    console.log(`  ${usuario}  ${password}  ${quien}`)
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
  const end = () => {
    running.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.once('SIGTERM', end)
  process.once('SIGINT', end)
  if (demo) await welcome(running)
}

try {
  await main()
} catch (error) {
  console.error(inWords(error, process.env['PORT'] ?? '8080') ?? error)
  process.exit(1)
}
