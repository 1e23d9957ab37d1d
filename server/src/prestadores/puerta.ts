// Exports that other areas may use.
export { especialidades, prestadores } from './tables.ts'
export { ACTIVO, comoSeVen, especialidadesDe } from './vista.ts'
