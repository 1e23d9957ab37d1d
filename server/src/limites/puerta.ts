// What other areas may use of this one.
export { clearAttempts, inWords, reserveAttempt, tooMany } from './attempts.ts'
export { take } from './limits.ts'
export { contarDireccion } from './porDireccion.ts'
export { limites } from './tables.ts'
