// Exports that other areas may use.
export { notificar } from './service.ts'
