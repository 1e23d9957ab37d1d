// Exports that other areas may use.
export { crearFreno } from './service.ts'
