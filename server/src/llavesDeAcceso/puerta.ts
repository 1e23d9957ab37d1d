// Exports that other areas may use.
export { desafioDeAlta } from './propias.ts'
export { quitarTodas } from './quitarTodas.ts'
