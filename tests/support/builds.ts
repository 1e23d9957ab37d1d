import { join, resolve } from 'node:path'

/** The product; the portal with the test area; and the next version of the latter. */
export type Build = 'producto' | 'prueba' | 'prueba-b'

/**
 * Folder of a build. APP_DIR names another product's, PRUEBA_DIR another folder with the builds for
 * the tests.
 */
export function appDirOf(build: Build): string {
  return build === 'producto'
    ? resolve(process.env['APP_DIR'] ?? join('dist', 'app'))
    : resolve(process.env['PRUEBA_DIR'] ?? 'dist', build, 'app')
}
