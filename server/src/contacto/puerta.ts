// Exports that other areas may use.
export { aQuienesAvisar, avisarATodos, correosConfirmados } from './propios.ts'
export { columnaDeCorreo, contactosDe, correoConfirmado, versionDeContactos } from './service.ts'
export { contactos } from './tables.ts'
export { TIPOS } from './tipos.ts'
