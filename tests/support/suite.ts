/**
 * Whether everything is played (`npm run test:all`, or a suite or file by its name), or what belongs to every change
 * (`npm test`): of two databases one, and nothing that takes long by nature.
 */
export const IS_WHOLE_SUITE = process.env['SUITE'] !== 'siempre'
