import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

type Entry = { url: string; revision: string | null; size: number; integrity?: string }

/**
 * Names the bytes of every file that the service worker keeps, so that the browser refuses anything else in its place: a
 * Wi-Fi's sign-in page, half a file.
 */
export function withIntegrity(folder: string) {
  return async (entries: Entry[]) => ({
    manifest: await Promise.all(
      entries.map(async (entry) => ({
        ...entry,
        integrity: await hashOf(join(folder, entry.url)),
      })),
    ),
    warnings: [],
  })
}

async function hashOf(file: string): Promise<string> {
  const bytes = await readFile(file)
  return `sha256-${createHash('sha256').update(bytes).digest('base64')}`
}
