import type { Area } from '#piezas/area.ts'

export const area: Area = {
  teleconsulta: {
    path: '/teleconsulta',
    titulo: 'Teleconsulta',
    archivo: 'TeleconsultaScreen',
    menu: { grupo: 'atencion', lugar: 20, icono: 'Video24Regular' },
    busca: { lugar: 180, detalle: 'Un médico por video', palabras: 'videollamada doctor' },
    imagenes: [{ nombre: 'teleconsulta', titulo: 'Teleconsulta' }],
  },
}
