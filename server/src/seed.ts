import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { usarFormas } from '#contract/formas.ts'

import { PASSWORD_DE_GENERADOS, agregarAfiliados } from './agregarAfiliados.ts'
import { openBase, prepareFolder } from './base/abrir.ts'
import { BadEnvironment } from './base/badEnvironment.ts'
import { readEnvironment } from './base/environment.ts'
import { FolderInUse } from './base/folderLock.ts'
import { createLog } from './base/log.ts'
import { createPasswords } from './base/passwords.ts'
import { projectRoot } from './base/root.ts'
import { isSeeded, sembrar } from './sembrar.ts'

const MAX_MEMBERS = 200_000

function readMembers(): number {
  const { values } = parseArgs({ options: { members: { type: 'string', default: '0' } } })
  const members = Number(values.members)
  if (!Number.isInteger(members) || members < 0 || members > MAX_MEMBERS)
    throw new BadEnvironment(`--members es un número entre 0 y ${MAX_MEMBERS}.`)
  return members
}

async function main(): Promise<void> {
  const root = projectRoot()
  const cuantos = readMembers()
  const config = readEnvironment({ ...process.env, SANDBOX: '1' }, root)
  if (config.mode === 'production')
    throw new BadEnvironment('Los datos de prueba no van a producción.')
  usarFormas(config.proveedor.formas)
  prepareFolder(config.dataDir)
  const base = await openBase({
    config,
    migrations: join(root, 'server', 'drizzle'),
    log: createLog('warn'),
    say: (line) => console.log(line),
  })
  try {
    const passwords = createPasswords()
    const seed = config.seed ?? 1
    if (!(await isSeeded(base.db))) await sembrar(base.db, { seed, ahora: Date.now(), passwords })
    if (cuantos > 0)
      await agregarAfiliados(base.db, { cuantos, seed, ahora: Date.now(), passwords })
    console.log(
      `Listo: ${cuantos} integrantes más. Sus titulares entran con ${PASSWORD_DE_GENERADOS}.`,
    )
  } finally {
    await base.close()
  }
}

try {
  await main()
} catch (error) {
  console.error(
    error instanceof BadEnvironment || error instanceof FolderInUse ? error.message : error,
  )
  process.exitCode = 1
}
