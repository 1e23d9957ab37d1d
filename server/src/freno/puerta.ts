// Exports that other areas may use.
export { crearFreno, marcarHecho } from './service.ts'
