// What other areas may use of this one.
export { recetasCronicas } from './tables.ts'
