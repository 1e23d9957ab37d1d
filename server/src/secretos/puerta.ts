// Exports that other areas may use.
export { cambiarSecreto, reconocerSecreto } from './cambiar.ts'
export { type Llavero, createLlavero } from './llavero.ts'
