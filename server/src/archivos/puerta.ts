// Exports that other areas may use.
export { claveDeDocumento, direccionDe, guardarArchivo } from './claves.ts'
export { cuentaDe } from './cuenta.ts'
export { enviarDocumentos } from './enviar.ts'
export { type Abre, adjuntosDe } from './service.ts'
export { archivos } from './tables.ts'
export { type Revisado, revisar } from './tipo.ts'
