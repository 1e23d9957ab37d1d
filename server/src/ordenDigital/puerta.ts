// Exports that other areas may use.
export { confirmada, marcaDe, pedirConsulta } from './consulta.ts'
export { consultasDigitales } from './tables.ts'
