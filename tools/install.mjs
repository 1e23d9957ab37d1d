// Installs exactly what the lock file names. Uses only what Node brings.
import { attempt } from './run.mjs'

const QUIET = ['--include=dev', '--no-audit', '--no-fund']

/** Gives npm's exit code. */
export async function installPackages() {
  if ((await attempt('npm', ['ci', ...QUIET, '--silent'])) === 0) return 0
  // A lock file written where a registry lacked the binaries of other systems is 'out of sync' for npm ci.
  // This takes the same versions from it, leaves it as it is, and skips what this system does not need.
  console.log(
    'npm ci no pudo con el archivo de versiones: sigo con npm install, con las mismas versiones…',
  )
  return attempt('npm', ['install', '--no-save', ...QUIET, '--loglevel=error'])
}
