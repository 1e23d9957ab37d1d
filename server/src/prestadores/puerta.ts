// What other areas may use of this one.
export { especialidades, prestadores } from './tables.ts'
export { ACTIVO, comoSeVen, especialidadesDe } from './vista.ts'
