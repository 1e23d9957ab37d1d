import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const FOLDER = 'PORTAL_CARPETA_DE_PLANTILLAS'

/**
 * Makes a folder for the seeded databases of one run, found by all its workers. Returns a function
 * that removes it.
 */
export default function makeFolder(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'portal-plantillas-'))
  process.env[FOLDER] = folder
  return () => rmSync(folder, { recursive: true, force: true })
}

/** The run's folder; a process outside of a run has one of its own. */
export function folderOfTemplates(): string {
  if (process.env[FOLDER] === undefined) process.on('exit', makeFolder())
  return String(process.env[FOLDER])
}
