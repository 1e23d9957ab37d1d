import type { Area } from '#piezas/area.ts'

export const area: Area = {
  // Not in the specification: a loan of the family's credentials to another phone.
  prestar: {
    path: '/prestar',
    titulo: 'Prestar la credencial',
    archivo: 'PrestarScreen',
    armada: true,
    exacta: true,
    continua: '/{parte}',
    bajo: '/grupo-familiar',
    con: 'pases',
    busca: {
      lugar: 55,
      detalle: 'Para que otra persona la muestre por vos',
      palabras: 'prestar compartir cuidador vecino hija retirar remedios',
    },
    ejemplos: ['/prestar/nuevo'],
    imagenes: [
      { nombre: 'prestar-credencial', titulo: 'Prestar la credencial' },
      { nombre: 'prestar-que', titulo: '¿Qué prestás?', path: '/prestar/nuevo' },
    ],
  },
}
