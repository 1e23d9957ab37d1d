import { join, resolve } from 'node:path'

/** The portal as people get it; the one with the test area; and what the next version of that would be. */
export type Build = 'producto' | 'prueba' | 'prueba-b'

/** Where a build lies. APP_DIR names another product's, PRUEBA_DIR another folder with the builds for the tests. */
export function appDirOf(build: Build): string {
  return build === 'producto'
    ? resolve(process.env['APP_DIR'] ?? join('dist', 'app'))
    : resolve(process.env['PRUEBA_DIR'] ?? 'dist', build, 'app')
}
