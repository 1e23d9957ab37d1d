// Exports that other areas may use.
export { CREDENCIALES_INCORRECTAS, abrirSesion } from './abrir.ts'
export { enPalabras } from './dispositivo.ts'
export { personaEditable } from './edicion.ts'
export { abiertas } from './service.ts'
export { authenticate, exigirAbierta } from './session.ts'
export { sesiones, usuarios } from './tables.ts'
export {
  cuentaDe,
  findUser,
  marcaDe,
  marcaDeCuenta,
  readUser,
  terminarSesiones,
} from './usuarios.ts'
