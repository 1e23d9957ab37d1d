import { acceso } from './acceso.ts'
import { afiliados } from './afiliados.ts'
import { aplicacion } from './aplicacion.ts'
import { credencial } from './credencial.ts'
import { claves } from './extensiones/claves.ts'
import { sesiones } from './extensiones/sesiones.ts'
import { notificaciones } from './notificaciones.ts'

/** Every call, by area: the client, the server's routes and the authorization matrix are made from this. */
export const tabla = {
  acceso,
  afiliados,
  aplicacion,
  credencial,
  notificaciones,
  // Beyond the specification:
  claves,
  sesiones,
}
