// Exports that other areas may use.
export { DESTINOS } from './destinos.ts'
export { hayVigente, vigentes } from './lista.ts'
