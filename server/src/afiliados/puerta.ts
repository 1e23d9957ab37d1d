// What other areas may use of this one.
export { grupoFamiliar, unAfiliado } from './service.ts'
