// What other areas may use of this one.
export { notificar } from './service.ts'
