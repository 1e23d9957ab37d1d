// Exports that other areas may use.
export { type Correo, buzon, enviarCorreo } from './service.ts'
export { texts } from './texts.ts'
