// Exports that other areas may use.
export { reintegros } from './tables.ts'
