// Adds packages for other operating systems to the lock file, if the registry left them out, so that `npm ci` works on
// every system. To be run after adding a dependency: npm run lock
import { readFileSync, writeFileSync } from 'node:fs'

const FILE = 'package-lock.json'
const lock = JSON.parse(readFileSync(FILE, 'utf8'))

for (const [path, entry] of Object.entries(lock.packages))
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const place = `node_modules/${name}`
    if (lock.packages[place] || lock.packages[`${path}/${place}`]) continue
    lock.packages[place] = {
      version,
      ...systemOf(name),
      ...(entry.dev && { dev: true }),
      optional: true,
    }
    console.log(`${name} ${version}`)
  }

lock.packages = Object.fromEntries(
  Object.entries(lock.packages).toSorted(([a], [b]) => (a < b ? -1 : 1)),
)
writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`)

/** A name like '@oxlint/binding-linux-x64-musl' contains the system. */
function systemOf(name) {
  const [os, cpu, libc = ''] = (name.split('/').at(-1) ?? '')
    .replace(/^(rollup|binding)-/, '')
    .split('-')
  const library = libc.startsWith('musl') ? 'musl' : 'glibc'
  return { os: [os], cpu: [cpu], ...(os === 'linux' && { libc: [library] }) }
}
