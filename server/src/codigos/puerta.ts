// Exports that other areas may use.
export { contarCodigo } from './limites.ts'
export { codigoRechazado } from './rechazo.ts'
export { type Asunto, VIDA_MS, emitirCodigo, gastarCodigo, juzgarCodigo } from './service.ts'
export { codigos } from './tables.ts'
