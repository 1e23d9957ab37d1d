// Exports that other areas may use.
export { answeredOnce } from './answeredOnce.ts'
export { exactlyOnce } from './exactlyOnce.ts'
export { archivoEn, juntarPartes, olvidarPartes } from './partes.ts'
