// Finds and installs system packages that the tests use.
import { execFile, execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const OPTIONS = {
  env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  timeout: 300_000,
}
const INSTALL = ['install', '-y', '-qq', '--no-install-recommends']
let isUpdated = false

const canInstall = () => existsSync('/etc/debian_version') && process.getuid?.() === 0

/** False if this system uses other packages, or cannot install them (no network, no permission). */
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
 * Installs all packages that the tests use at once, beside other work, to read the list of packages only once. One
 * unknown name fails all of them: then each is installed when it is looked for.
 */
export async function installTogether(names) {
  if (names.length === 0 || !canInstall()) return
  const apt = (args) =>
    new Promise((done) => execFile('apt-get', args, OPTIONS, (error) => done(error === null)))
  isUpdated = await apt(['update', '-qq'])
  if (isUpdated) await apt([...INSTALL, ...names])
}

const READERS = { zbarimg: 'zbar-tools', pdftoppm: 'poppler-utils' }

/**
 * Debian installs each version of PostgreSQL into a folder of its own here; tests/support/postgres.ts starts the
 * newest.
 */
export const hasPostgres = () =>
  spawnSync('sh', ['-c', 'ls /usr/lib/postgresql/*/bin/initdb']).status === 0

/** Packages of QR readers that are missing here. */
export const missingReaders = () =>
  Object.entries(READERS)
    .filter(([command]) => spawnSync('sh', ['-c', `command -v ${command}`]).status !== 0)
    .map(([, name]) => name)

/**
 * A second QR reader, and a tool that makes a picture of a printed page. Without them tests use the first reader alone.
 */
export function installReaders() {
  const missing = missingReaders()
  if (missing.length > 0) installPackages(missing)
}

/** Evaluates alerts; part of Prometheus's package. */
export const hasPromtool = () => spawnSync('sh', ['-c', 'command -v promtool']).status === 0

const CLUSTER = {
  patroni: 'patroni',
  etcd: 'etcd-server',
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
}

/** Installs missing programs of `npm run cluster`; false if one cannot be installed. */
export function installCluster() {
  const isHere = (command) =>
    spawnSync('sh', ['-c', `PATH="$PATH:/usr/sbin" command -v ${command}`]).status === 0
  const missing = Object.keys(CLUSTER).filter((command) => !isHere(command))
  const names = missing.map((command) => CLUSTER[command])
  if (!hasPostgres()) names.push('postgresql')
  return names.length === 0 || installPackages(names)
}
