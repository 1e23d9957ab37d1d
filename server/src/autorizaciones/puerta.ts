// Exports that other areas may use.
export { CON_PROVIDENCIA, EN_AUDITORIA, ESTADOS_DE_SOLICITUD, GENERADA } from './estados.ts'
export { type Fila, claveDeProvidencia, conPersona, laSolicitud } from './service.ts'
export { documentacion, solicitudes } from './tables.ts'
export { tipoDeCobertura } from './tipos.ts'
export { type NombreDePaso, PASOS, mover, pasosDe } from './vida.ts'
