import type { Area } from '#piezas/area.ts'

export const area: Area = {
  'crear-cuenta': {
    path: '/crear-cuenta',
    titulo: 'Crear mi cuenta',
    archivo: 'AsistenteScreen',
    armada: true,
    exacta: true,
    publica: true,
    sinBarras: true,
    imagenes: [{ nombre: 'crear-cuenta', titulo: 'Tus datos' }],
  },
  'recuperar-cuenta': {
    path: '/validar-identidad/agregar-correo/recuperar-pin',
    titulo: 'Recuperar mi contraseña',
    archivo: 'AsistenteScreen',
    armada: true,
    publica: true,
    sinBarras: true,
  },
  'confirmar-cuenta': {
    path: '/confirmar-contacto-crear-cuenta',
    titulo: 'Confirmar contacto',
    archivo: 'ConfirmarCuentaScreen',
    armada: true,
    publica: true,
    sinBarras: true,
  },
  'validar-identidad': {
    path: '/validar-identidad/{validarIdentidad}',
    titulo: 'Validar identidad',
    archivo: 'AsistenteScreen',
    armada: true,
    sinBarras: true,
    ejemplos: ['/validar-identidad/1'],
  },
}
