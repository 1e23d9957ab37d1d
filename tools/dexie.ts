import { fileURLToPath } from 'node:url'

/**
 * Dexie as its own package builds it for the browsers of 2018 on: what its main file carries for older ones is a kilobyte in
 * the engine and one in the portal. Its own import, which makes sure that there is one of them, would load the main file.
 */
export const DEXIE = [
  {
    find: /^dexie$/,
    replacement: fileURLToPath(
      new URL('../node_modules/dexie/dist/modern/dexie.min.mjs', import.meta.url),
    ),
  },
]
