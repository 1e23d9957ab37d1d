// Exports that other areas may use.
export { avisar } from './service.ts'
export { empujes, suscripciones } from './tables.ts'
