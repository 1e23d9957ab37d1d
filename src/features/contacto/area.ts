import type { Area } from '#piezas/area.ts'

export const area: Area = {
  'verificar-contacto': {
    path: '/verificar-contacto/{id}/{contacto}',
    titulo: 'Verificar contacto',
    archivo: 'VerificarContactoScreen',
    armada: true,
    ejemplos: ['/verificar-contacto/1/1'],
  },
}
