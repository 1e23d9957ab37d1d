// What other areas may use of this one.
export { reintegros } from './tables.ts'
