import type { Area } from '#piezas/area.ts'

export const area: Area = {
  ingreso: {
    path: '/signin',
    titulo: 'Ingresá',
    archivo: 'IngresoScreen',
    armada: true,
    publica: true,
    anillo: 1,
    lleva: '/',
  },
  'validar-contacto': {
    path: '/validar-contacto',
    titulo: 'Confirmar correo',
    archivo: 'ValidarContactoScreen',
    armada: true,
    sinConfirmar: true,
    lleva: '/',
  },
  salir: {
    path: '/signout',
    titulo: 'Salir',
    archivo: 'SalirScreen',
    armada: true,
    sinConfirmar: true,
    enMantenimiento: true,
    menu: { grupo: 'cuenta', lugar: 40, icono: 'SignOut24Regular' },
    busca: { lugar: 360, detalle: 'Cerrar tu sesión', palabras: 'desconectar' },
    anillo: 1,
  },
}
