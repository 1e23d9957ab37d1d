// Exports that other areas may use.
export { recetasCronicas } from './tables.ts'
