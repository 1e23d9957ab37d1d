// Exports that other areas may use.
export { afiliados, personasFisicas } from './tables.ts'
export { suAfiliado, suPersona } from './uniones.ts'
export { capitaDelMes } from './vencimiento.ts'
