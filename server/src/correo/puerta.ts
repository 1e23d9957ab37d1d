// What other areas may use of this one.
export { type Correo, buzon, enviarCorreo } from './service.ts'
export { textos } from './textos.ts'
