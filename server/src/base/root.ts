import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The checkout's folder: found by walking up, because this runs from the source and from dist alike. */
export function projectRoot(from = fileURLToPath(import.meta.url)): string {
  const parent = dirname(from)
  if (existsSync(join(parent, 'package.json'))) return parent
  if (parent === from) throw new Error('No package.json above the server: where is the checkout?')
  return projectRoot(parent)
}
