import { join } from 'node:path'

import { isMade, makeAndNote } from './built.mjs'
import { run } from './run.mjs'

/** The portal with the test area, and a next version of it for tests of updates, which only the whole suite needs. */
const MODES = process.env.SUITE === 'siempre' ? ['prueba'] : ['prueba', 'prueba-b']

/** Makes the builds for tests, if their sources have changed. */
export async function buildForTests() {
  for (const mode of MODES) {
    const folder = join('dist', mode)
    if (await isMade(folder, [join(folder, 'app', 'index.html')])) continue
    await makeAndNote(folder, () =>
      run('npx', ['vite', 'build', '--mode', mode, '--logLevel', 'warn']),
    )
  }
}
