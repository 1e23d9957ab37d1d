// What other areas may use of this one.
export { delegaciones } from './tables.ts'
