// Exports that other areas may use.
export { conoceSecreto, secretosCon } from './cadena.ts'
export { cambiarSecreto, reconocerSecreto } from './cambiar.ts'
export { createLlavero } from './llavero.ts'
