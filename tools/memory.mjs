// Keeps temporary files of a test run (browser profiles, databases) in memory, if there is enough of it.
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'

const MEMORY = '/dev/shm'
const ENOUGH = 4 * 1024 ** 3

/**
 * Uses memory as the folder for temporary files of all processes started from here. The folder is deleted when this
 * process ends.
 */
export function workInMemory() {
  if (process.env.TMPDIR !== undefined || !existsSync(MEMORY)) return
  const { bavail, bsize } = statfsSync(MEMORY)
  if (bavail * bsize < ENOUGH) return
  const folder = mkdtempSync(`${MEMORY}/mi-cobertura-`)
  chmodSync(folder, 0o755) // PostgreSQL runs as another user, who needs access.
  process.env.TMPDIR = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))
  // A signal would end the process without an 'exit' event, so it is handled.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
}
