// What other areas may use of this one.
export { confirmada, marcaDe, pedirConsulta } from './consulta.ts'
export { consultasDigitales } from './tables.ts'
