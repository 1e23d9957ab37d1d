import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder that is removed at the end of the test. */
export function temporaryFolder(name = 'portal-datos-'): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), name))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
