import type { Capitulo } from './capitulo.ts'

export const recetas: Capitulo = {
  id: 'recetas',
  titulo: 'Ver y enviar una receta',
  palabras: 'remedio medicamento farmacia crónica prescripción estudio práctica',
  intro: 'Las recetas de tu familia quedan guardadas con su PDF: se ven también sin señal.',
  pasos: [
    'Tocá *Recetas*, abajo. En una computadora, abrí *Recetas* en el menú.',
    'Arriba está la última: *Ver receta* la abre. Para las demás, elegí *Plan ambulatorio* para los remedios que te recetaron, o *Planes especiales y crónicos* para los de todos los meses.',
    'Tocá una receta para abrirla. *Ver receta* muestra el PDF, con el código que lee la farmacia.',
    'Para mandarla, tocá *Enviar por correo* y escribí a qué dirección. Solo se puede mientras está activa.',
  ],
  imagenes: {
    1: {
      archivo: 'plan-ambulatorio',
      dice: 'La pantalla de recetas, con Plan ambulatorio marcado.',
    },
    2: {
      archivo: 'ver-receta',
      dice: 'Una receta abierta, con el botón Ver receta marcado.',
    },
  },
  notas: [
    'Si no hay señal, el correo queda en *Pendientes* y sale solo.',
    'Los estudios, los análisis y las sesiones están en *Prescripciones*.',
  ],
}
