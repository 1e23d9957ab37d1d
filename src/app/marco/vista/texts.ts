/** Texts of the frame that the first picture shows. */
export const texts = {
  credencial: 'Credencial',
  menu: 'Menú',
  saltarMenu: 'Ir al menú',
  miCuenta: 'Mi cuenta',
  ingresar: 'Ingresar',
  notificaciones: (cuantas: number) =>
    cuantas === 0 ? 'Notificaciones' : `Notificaciones, ${cuantas} sin ver`,
  accesos: 'Accesos',
  ver: 'Ver',
  sinEnviar: (cuantos: number) => `, ${cuantos} sin enviar`,
  /** In the badge, on browsers that send nothing while the portal is closed. */
  alAbrir: 'Se envía al abrir la aplicación.',
}
