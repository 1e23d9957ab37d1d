import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Root folder of the checkout, found by walking up: this code runs from the source and from dist. */
export function projectRoot(from = fileURLToPath(import.meta.url)): string {
  const parent = dirname(from)
  if (existsSync(join(parent, 'package.json'))) return parent
  if (parent === from) throw new Error('No package.json above the server: where is the checkout?')
  return projectRoot(parent)
}
