// What other areas may use of this one.
export { afiliados, personasFisicas } from './tables.ts'
export { capitaDelMes } from './vencimiento.ts'
