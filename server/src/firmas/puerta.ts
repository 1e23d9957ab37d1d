// What other areas may use of this one.
export { cambiarClave, claveQueFirma, clavesPublicas } from './claves.ts'
export { PANTALLA_MS, PAPEL_MS } from './duraciones.ts'
export { clavesDeFirma } from './tables.ts'
