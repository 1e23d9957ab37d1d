// Exports that other areas may use.
export { type Correo, buzon, enviarCorreo } from './service.ts'
export { firmado, texts } from './texts.ts'
