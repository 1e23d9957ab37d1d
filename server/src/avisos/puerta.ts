// What other areas may use of this one.
export { avisar } from './service.ts'
export { empujes } from './tables.ts'
