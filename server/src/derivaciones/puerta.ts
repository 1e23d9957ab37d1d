// What other areas may use of this one.
export { DESTINOS } from './destinos.ts'
export { vigentes } from './lista.ts'
