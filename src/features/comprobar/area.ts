import type { Area } from '#piezas/area.ts'

export const area: Area = {
  // Without a code, this address is not in the specification: a page to keep open at a counter.
  comprobar: {
    path: '/validar-credencial',
    titulo: 'Comprobar credencial',
    archivo: 'ComprobarScreen',
    armada: true,
    continua: '/{dataBase64}',
    sola: true,
    publica: true,
    sinBarras: true,
    nombre: 'Comprobar una credencial',
    menu: { grupo: 'ayuda', lugar: 20, icono: 'ScanQrCode24Regular' },
    busca: {
      lugar: 290,
      detalle: 'Si la de otra persona es válida',
      palabras: 'verificar validar escanear',
    },
    atajo: 2,
    anillo: 1,
    imagenes: [{ nombre: 'comprobar', titulo: 'Comprobar una credencial' }],
    ejemplos: ['/validar-credencial/no-es-una-credencial'],
  },
}
