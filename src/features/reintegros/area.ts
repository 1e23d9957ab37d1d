import type { Area } from '#piezas/area.ts'

export const area: Area = {
  reintegros: {
    path: '/reintegros',
    titulo: 'Reintegros',
    archivo: 'ReintegrosScreen',
    menu: { grupo: 'afiliacion', lugar: 30, icono: 'ReceiptMoney24Regular' },
    busca: { lugar: 240, detalle: 'Lo que te devuelven', palabras: 'dinero plata devolución' },
    imagenes: [{ nombre: 'reintegros', titulo: 'Buscar Reintegros' }],
  },
}
