/** In the bar and at the foot of every page. */
export const deLaBarra = {
  inicio: 'Inicio',
  credencial: 'Credencial',
  recetas: 'Recetas',
  menu: 'Menú',
  saltarMenu: 'Ir al menú',
  miCuenta: 'Mi cuenta',
  ingresar: 'Ingresar',
  notificaciones: (cuantas: number) =>
    cuantas === 0 ? 'Notificaciones' : `Notificaciones, ${cuantas} sin ver`,
}
