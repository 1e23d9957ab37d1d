// What other areas may use of this one.
export { crearFreno } from './service.ts'
