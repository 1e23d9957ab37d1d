import type { Capitulo } from './capitulo.ts'

export const pendientes: Capitulo = {
  id: 'pendientes',
  titulo: 'Qué son los pendientes',
  palabras: 'envío enviar cola cambio sin enviar recibo conflicto descartar',
  intro: 'Son los cambios que hiciste y que todavía no llegaron a la obra social.',
  pasos: [
    'En el menú abrí *Pendientes*. El número al lado dice cuántos hay.',
    'Los que dicen *En espera* se envían solos y en orden. Si querés probar ya, tocá *Enviar ahora*.',
    'Los que dicen *Necesitan que decidas* te esperan a vos: leé el motivo y corregí, elegí cuál queda, o descartá.',
    'Cuando llegan quedan en *Enviados* durante 30 días, con su recibo.',
  ],
  imagenes: {
    1: {
      archivo: 'pendiente',
      dice: 'Un cambio sin enviar, con En espera marcado.',
    },
  },
  notas: [
    'Ningún cambio se envía dos veces, aunque se corte la señal.',
    'En algunos navegadores los pendientes salen con la aplicación abierta, no cerrada. *Estado de la aplicación* te dice cómo es en el tuyo.',
  ],
}
