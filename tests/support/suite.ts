/**
 * True if all tests are played (`npm run test:all`, or a suite or file by its name); false for the
 * tests of every change (`npm test`): one of two databases, and no long tests.
 */
export const IS_WHOLE_SUITE = process.env['SUITE'] !== 'siempre'
