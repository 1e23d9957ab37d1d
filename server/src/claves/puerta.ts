// What other areas may use of this one.
export { answeredOnce } from './answeredOnce.ts'
export { exactlyOnce } from './exactlyOnce.ts'
export { archivoEn, juntarPartes, olvidarPartes } from './partes.ts'
