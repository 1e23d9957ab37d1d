// System packages that the tests use.
import { execFile, execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const OPTIONS = {
  env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  timeout: 300_000,
}
const INSTALL = ['install', '-y', '-qq', '--no-install-recommends']
let isUpdated = false

const canInstall = () => existsSync('/etc/debian_version') && process.getuid?.() === 0

/** False where this system has other packages, or they cannot be had: no network, not allowed. */
export function installPackages(names) {
  if (!canInstall()) return false
  console.log(`Installing from the system’s packages: ${names.join(', ')}…`)
  const apt = (...args) => execFileSync('apt-get', args, { stdio: 'inherit', ...OPTIONS })
  try {
    if (!isUpdated) apt('update', '-qq')
    isUpdated = true
    apt(...INSTALL, ...names)
    return true
  } catch {
    return false
  }
}

/**
 * The same for all that the tests use, with one look at the list of packages and beside other work. A name that this system does not
 * have fails all of them: then each is installed by itself when it is looked for.
 */
export async function installTogether(names) {
  if (names.length === 0 || !canInstall()) return
  const apt = (args) =>
    new Promise((done) => execFile('apt-get', args, OPTIONS, (error) => done(error === null)))
  isUpdated = await apt(['update', '-qq'])
  if (isUpdated) await apt([...INSTALL, ...names])
}

const READERS = { zbarimg: 'zbar-tools', pdftoppm: 'poppler-utils' }

/** Debian's packages put every version of it into a folder of its own here; tests/support/postgres.ts starts the newest. */
export const hasPostgres = () =>
  spawnSync('sh', ['-c', 'ls /usr/lib/postgresql/*/bin/initdb']).status === 0

/** The packages of readers that are not here. */
export const missingReaders = () =>
  Object.entries(READERS)
    .filter(([command]) => spawnSync('sh', ['-c', `command -v ${command}`]).status !== 0)
    .map(([, name]) => name)

/**
 * A second reader of codes, and a tool that makes a picture of a printed page: without them tests use the first
 * reader alone.
 */
export function installReaders() {
  const missing = missingReaders()
  if (missing.length > 0) installPackages(missing)
}
