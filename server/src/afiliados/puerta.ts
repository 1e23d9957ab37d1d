// Exports that other areas may use.
export { grupoFamiliar, unAfiliado } from './service.ts'
