// Single constants and not one object: the first picture contains the texts that it shows, and no others.

export const credencial = 'Credencial'
export const menu = 'Menú'
export const saltarMenu = 'Ir al menú'
export const miCuenta = 'Mi cuenta'
export const ingresar = 'Ingresar'
export const notificaciones = (cuantas: number) =>
  cuantas === 0 ? 'Notificaciones' : `Notificaciones, ${cuantas} sin ver`
export const accesos = 'Accesos'
export const ver = 'Ver'
export const sinEnviar = (cuantos: number) => `, ${cuantos} sin enviar`
/** Text in the badge, in browsers that send nothing while the portal is closed. */
export const alAbrir = 'Se envía al abrir la aplicación.'
