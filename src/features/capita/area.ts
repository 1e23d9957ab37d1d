import type { Area } from '#piezas/area.ts'

export const area: Area = {
  capita: {
    path: '/cupon-pago-capita',
    titulo: 'Cápita',
    archivo: 'CapitaScreen',
    para: 'capita',
    menu: { grupo: 'afiliacion', lugar: 20, icono: 'Receipt24Regular' },
    busca: {
      lugar: 280,
      nombre: 'Cupón de cápita',
      detalle: 'El código para pagar la cuota',
      palabras: 'pago cuota vencimiento',
    },
  },
}
