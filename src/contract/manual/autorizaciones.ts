import type { Capitulo } from './capitulo.ts'

export const autorizaciones: Capitulo = {
  id: 'autorizaciones',
  titulo: 'Pedir una autorización',
  palabras: 'solicitud cobertura orden médica foto archivo auditoría trámite',
  intro: 'Se pide con una foto de la orden médica. Podés hacerlo sin señal: se envía después.',
  pasos: [
    'En el menú abrí *Autorizaciones* y tocá *Nueva solicitud de autorización*, el botón redondo con el signo más.',
    'Elegí para quién es y qué tipo de cobertura, y tocá *Siguiente*.',
    'Mirá que la orden médica tenga lo que dice la lista. Si le falta algo, la van a observar.',
    'Sumá las fotos o el PDF. Son hasta 4 archivos y 4 MB; a las fotos las achicamos.',
    'Revisá lo que se envía y tocá *Guardar y enviar*. La auditoría puede tardar hasta 48 horas hábiles.',
  ],
  imagenes: {
    0: {
      archivo: 'nueva-solicitud',
      dice: 'La lista de solicitudes, con el botón redondo del signo más marcado, abajo a la derecha.',
    },
  },
  notas: [
    'Si no terminaste, *Salir y guardar borrador*: la seguís otro día, con sus archivos.',
    'La respuesta aparece en la misma lista y en las notificaciones, arriba, en la campana.',
  ],
}
