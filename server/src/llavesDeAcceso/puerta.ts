// Exports that other areas may use.
export { ESPERA_MS, gastarDesafio, nuevoDesafio } from './desafio.ts'
export { quitarTodas } from './quitarTodas.ts'
export { llavesDeAcceso } from './tables.ts'
export { ALGORITMOS, dominioDe, verificarAlta } from './verificar.ts'
