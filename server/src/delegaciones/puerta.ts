// Exports that other areas may use.
export { delegaciones } from './tables.ts'
