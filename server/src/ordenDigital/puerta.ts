// Exports that other areas may use.
export { confirmada, marcasDe, pedirConsulta } from './consulta.ts'
export { consultasDigitales } from './tables.ts'
