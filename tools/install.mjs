// Installs exactly what the lock file names. Uses only what Node brings.
import { attempt } from './run.mjs'

/** Gives npm's exit code. */
export function installPackages() {
  return attempt('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])
}
