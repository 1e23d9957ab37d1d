import { fileURLToPath } from 'node:url'

/**
 * Dexie in its own package's build for browsers from 2018 on: the main file's support of older ones costs a kilobyte
 * in the engine and one in the portal. The package's import file, which guarantees a single Dexie, would load the
 * main file.
 */
export const DEXIE = [
  {
    find: /^dexie$/,
    replacement: fileURLToPath(
      new URL('../node_modules/dexie/dist/modern/dexie.min.mjs', import.meta.url),
    ),
  },
]
