import type { Capitulo } from './capitulo.ts'

export const ordenes: Capitulo = {
  id: 'ordenes',
  titulo: 'Hacer una orden',
  palabras: 'consulta turno médico consultorio qr bono cupo costo',
  intro: 'La orden usa el cupo del mes. Antes de hacerla ves cuánto hay que pagar.',
  pasos: [
    'En el consultorio: en *Inicio* tocá *Orden Electrónica* y apuntá la cámara al código QR. Se hace desde el teléfono.',
    'Para llevarla en papel: *Orden Impresa*. Elegí para quién es, el profesional y la práctica.',
    'Tocá *Verificar Costo* para ver cuánto se paga, o *Generar* para hacerla.',
    'Mirá los datos y tocá *Confirmar*. La orden queda guardada y se abre sin señal desde *Consultar Órdenes*.',
  ],
  imagenes: {
    0: {
      archivo: 'leer-el-qr',
      dice: 'La pantalla de inicio, con Orden Electrónica marcada.',
    },
  },
  notas: [
    'Hacer una orden necesita señal. Si se corta en el medio no la pidas de nuevo: lo averiguamos y te lo mostramos. No se genera dos veces.',
    'Cuánto queda del mes y del año está en *Órdenes*, *Consultar Cupo*. Si perdiste el papel, *Reimprimir Orden*.',
  ],
}
