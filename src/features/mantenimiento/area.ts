import type { Area } from '#piezas/area.ts'

export const area: Area = {
  // Also shown at every other address while another version is the current one (SHELL-14).
  mantenimiento: {
    path: '/mantenimiento',
    titulo: 'Sitio en mantenimiento',
    archivo: 'MantenimientoScreen',
    armada: true,
    publica: true,
    sinBarras: true,
    anillo: 1,
    imagenes: [{ nombre: 'mantenimiento', titulo: 'Sitio en mantenimiento', conSesion: true }],
  },
}
