// What the tests write for the length of a run, profiles and databases, is kept in memory where there is enough of it.
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'

const MEMORY = '/dev/shm'
const ENOUGH = 4 * 1024 ** 3

/** Makes it the folder for temporary files of whatever this process starts; it goes when this process ends. */
export function workInMemory() {
  if (process.env.TMPDIR !== undefined || !existsSync(MEMORY)) return
  const { bavail, bsize } = statfsSync(MEMORY)
  if (bavail * bsize < ENOUGH) return
  const folder = mkdtempSync(`${MEMORY}/mi-cobertura-`)
  chmodSync(folder, 0o755) // PostgreSQL runs as a user of its own
  process.env.TMPDIR = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  // An end by a signal is an exit only where somebody says so.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
}
