// Exports that other areas may use.
export { clearAttempts, inWords, reserveAttempt, tooMany } from './attempts.ts'
export { take } from './limits.ts'
export { contarDireccion } from './porDireccion.ts'
export { limites } from './tables.ts'
