// What other areas may use of this one.
export { huellasAnuladas } from './firmas.ts'
