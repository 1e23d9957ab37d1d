// Exports that other areas may use.
export { anunciarClave, cambiarClave, claveQueFirma, clavesPublicas } from './claves.ts'
export { PANTALLA_MS, PAPEL_MS } from './duraciones.ts'
export { clavesDeFirma } from './tables.ts'
