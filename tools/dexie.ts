import { fileURLToPath } from 'node:url'

/**
 * Uses the build of Dexie for browsers from 2018 on: the default build supports older ones, which costs a kilobyte in
 * the engine and one in the portal. Dexie's own import file, which guarantees a single copy, would load the default
 * build.
 */
export const DEXIE = [
  {
    find: /^dexie$/,
    replacement: fileURLToPath(
      new URL('../node_modules/dexie/dist/modern/dexie.min.mjs', import.meta.url),
    ),
  },
]
