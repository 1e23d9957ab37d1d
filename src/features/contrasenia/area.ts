import type { Area } from '#piezas/area.ts'

export const area: Area = {
  'cambiar-pin': {
    path: '/cambiar-pin',
    titulo: 'Cambiar mi Contraseña',
    archivo: 'CambiarPinScreen',
    menu: { grupo: 'cuenta', lugar: 20, icono: 'LockClosed24Regular' },
    busca: { lugar: 300, detalle: 'La de tu cuenta', palabras: 'clave pin seguridad' },
    imagenes: [{ nombre: 'cambiar-pin', titulo: 'Cambiar mi Contraseña' }],
  },
  'olvide-pin': {
    path: '/olvide-pin',
    titulo: 'Olvidé mi contraseña',
    archivo: 'OlvidePinScreen',
    armada: true,
    publica: true,
    sinBarras: true,
    imagenes: [{ nombre: 'olvide', titulo: '¿Olvidaste tu contraseña?' }],
  },
  'recuperar-pin': {
    path: '/recuperar-pin',
    titulo: 'Nueva contraseña',
    archivo: 'RecuperarPinScreen',
    armada: true,
    publica: true,
    sinBarras: true,
    ejemplos: ['/recuperar-pin?t=x&c=1'],
  },
}
