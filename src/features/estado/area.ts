import type { Area } from '#piezas/area.ts'

export const area: Area = {
  // Not in the specification: state of this phone and of the portal on it.
  estado: {
    path: '/estado',
    titulo: 'Estado de la aplicación',
    archivo: 'EstadoScreen',
    exacta: true,
    bajo: '/ayuda',
    busca: {
      lugar: 350,
      detalle: 'Por qué algo no anda, y un código para pedir ayuda',
      palabras: 'versión diagnóstico soporte lugar sincronizar',
    },
    imagenes: [{ nombre: 'estado', titulo: 'Estado de la aplicación' }],
  },
}
