// Exports that other areas may use.
export { DESTINOS } from './destinos.ts'
export { vigentes } from './lista.ts'
