// Exports that other areas may use.
export { huellasAnuladas } from './firmas.ts'
