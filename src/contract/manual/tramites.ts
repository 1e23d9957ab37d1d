import type { Capitulo } from './capitulo.ts'

export const tramites: Capitulo = {
  id: 'tramites',
  titulo: 'Reintegros, aportes y otros trámites',
  palabras: 'dinero plata consumo cápita cupón derivación carta viaje planilla',
  intro: 'Están en el menú, en *Mi afiliación*.',
  pasos: [
    '*Reintegros*: se abren los tuyos. Para ver los de otra persona o de otro año, tocá *Cambiar*.',
    '*Aportes*: se abren los tuyos, de los últimos meses. Para ver los de otra persona, tocá *Cambiar*.',
    '*Consumo prestacional*: se abre lo tuyo de los últimos 90 días. Para elegir de quién y qué días, tocá *Cambiar*.',
    '*Derivaciones*: si viajás a otra provincia, agregá una. La carta se hace cuando llega a la obra social, y queda guardada.',
    '*Cápita*: si pagás una cuota, tocá *Generar cupón* y copiá el código para pagarlo.',
  ],
  notas: ['*Derivaciones* o *Cápita*: en tu menú está la que te corresponde.'],
}
