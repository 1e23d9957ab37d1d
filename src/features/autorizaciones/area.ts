import { COMPARTIDO } from '#contract/compartido.ts'
import type { Area } from '#piezas/area.ts'

export const area: Area = {
  autorizaciones: {
    path: '/autorizaciones',
    titulo: 'Autorizaciones',
    archivo: 'AutorizacionesScreen',
    armada: true,
    menu: { grupo: 'atencion', lugar: 40, icono: 'ClipboardTaskListLtr24Regular' },
    busca: {
      lugar: 110,
      detalle: 'Solicitudes y su respuesta',
      palabras: 'cobertura auditoría trámites pedir',
    },
    imagenes: [{ nombre: 'autorizaciones', titulo: 'Solicitudes de Autorización' }],
  },
  // Not in the specification: files that other applications share with the portal.
  recibidos: {
    path: COMPARTIDO,
    titulo: 'Archivos recibidos',
    archivo: 'RecibidosScreen',
    exacta: true,
  },
  'ver-autorizacion': {
    path: '/ver-autorizacion',
    titulo: 'Autorización',
    archivo: 'VerAutorizacionScreen',
    bajo: '/autorizaciones',
    ejemplos: ['/ver-autorizacion?id=20377', '/ver-autorizacion?id=1'],
    lleva: '/autorizaciones',
    imagenes: [{ nombre: 'ver-autorizacion', titulo: /20377/, path: '/ver-autorizacion?id=20377' }],
  },
}
