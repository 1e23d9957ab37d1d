// Temporary files of a test run (profiles, databases) are kept in memory if there is enough of it.
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'

const MEMORY = '/dev/shm'
const ENOUGH = 4 * 1024 ** 3

/** Makes it the folder for temporary files of all processes started from here; it is deleted when this process ends. */
export function workInMemory() {
  if (process.env.TMPDIR !== undefined || !existsSync(MEMORY)) return
  const { bavail, bsize } = statfsSync(MEMORY)
  if (bavail * bsize < ENOUGH) return
  const folder = mkdtempSync(`${MEMORY}/mi-cobertura-`)
  chmodSync(folder, 0o755) // PostgreSQL runs as a user of its own
  process.env.TMPDIR = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  // A signal ends the process without 'exit' events, unless it is handled.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
}
