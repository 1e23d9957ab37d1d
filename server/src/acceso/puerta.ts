// Exports that other areas may use.
export { exigirContrasenia, reemplazarContrasenia } from './contrasenia.ts'
export { cuentasPendientes } from './tables.ts'
