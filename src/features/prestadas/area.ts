import type { Area } from '#piezas/area.ts'

export const area: Area = {
  // Not in the specification: credentials that another person lent to this phone, with an account or without.
  prestadas: {
    path: '/prestadas',
    titulo: 'Credenciales prestadas',
    archivo: 'PrestadasScreen',
    armada: true,
    exacta: true,
    continua: '/{parte}',
    publica: true,
    sinBarras: true,
    con: 'pases',
    busca: {
      lugar: 56,
      detalle: 'Recibir la de otra persona, y mostrarla',
      palabras: 'prestada recibir cuidador vecino mamá papá carnet',
    },
    ejemplos: ['/prestadas/recibir'],
    imagenes: [{ nombre: 'prestadas', titulo: 'Credenciales prestadas' }],
  },
}
