// Installs exactly the packages of the lock file, if they are missing. Uses only Node's own modules, because nothing
// else is installed yet.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

import { attempt } from './run.mjs'

const LOCK = 'package-lock.json'
/**
 * Record of the installed packages, stored beside them. A date would be wrong after checking out an older lock file.
 */
const NOTE = 'node_modules/.instalado'
const NPMS_OWN = 'node_modules/.package-lock.json'

/** Returns npm's exit code; 0 if nothing was missing. `announce` is called before the installation begins. */
export async function installMissing(announce) {
  const lock = readFileSync(LOCK, 'utf8')
  if (existsSync(NOTE) && readFileSync(NOTE, 'utf8') === lock) return 0
  if (!isInstalled(lock)) {
    announce()
    const code = await attempt('npm', [
      'ci',
      '--include=dev',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ])
    if (code !== 0) return code
  }
  writeFileSync(NOTE, lock)
  return 0
}

/** True if a person ran npm by hand: npm's own record then names the same packages. */
function isInstalled(lock) {
  if (!existsSync(NPMS_OWN)) return false
  const { packages } = JSON.parse(readFileSync(NPMS_OWN, 'utf8'))
  return Object.entries(JSON.parse(lock).packages).every(
    ([name, { version, optional, devOptional }]) =>
      name === '' || optional || devOptional || packages[name]?.version === version,
  )
}
