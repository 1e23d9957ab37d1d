// What other areas may use of this one.
export { exigirContrasenia, reemplazarContrasenia } from './contrasenia.ts'
export { cuentasPendientes } from './tables.ts'
