// Exports that other areas may use.
export { secretosCon } from './cadena.ts'
export { cambiarSecreto, reconocerSecreto } from './cambiar.ts'
export { type Llavero, createLlavero } from './llavero.ts'
