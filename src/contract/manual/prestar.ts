import type { Capitulo } from './capitulo.ts'

export const prestar: Capitulo = {
  id: 'prestar',
  titulo: 'Que otra persona vaya por vos',
  palabras: 'prestar prestada recibir credencial cuidador hija vecino retirar remedios mamá papá',
  intro: 'Una hija, un vecino o quien te cuida puede ir en tu lugar.',
  pasos: [
    {
      con: 'pases',
      dice: 'En *Grupo Familiar* tocá *Prestar o recibir una credencial* y después *Prestar a otra persona*. Elegí la de quién, qué más y por cuánto tiempo.',
      sin: 'Para que retire tus remedios, abrí la receta y tocá *Enviar por correo*, o dale la hoja impresa.',
    },
    {
      con: 'pases',
      dice: 'En el otro teléfono, la persona toca *Recibir una credencial prestada*, pone su nombre y su documento, y muestra su código. No necesita cuenta: tu pantalla dice qué dirección abrir.',
    },
    {
      con: 'pases',
      dice: 'Escaneá ese código. Si en las dos pantallas está el mismo número, tocá *Es igual: prestar*.',
    },
    {
      con: 'pases',
      dice: 'La otra persona toca *Ya lo escaneó: abrir la cámara* y apunta al código que se mueve en tu pantalla. Cuando le dice que ya la tiene, tocá *Ya lo tiene*.',
    },
    {
      con: 'pases',
      dice: 'En el mostrador abre *Credenciales prestadas*, toca *Mostrar* y muestra también su DNI. Las recetas están abajo, cada una con su código.',
    },
  ],
  imagenes: {
    0: {
      archivo: 'prestar-desde-el-grupo',
      dice: 'El grupo familiar, con Prestar o recibir una credencial marcado.',
    },
    1: {
      archivo: 'prestar-mi-codigo',
      dice: 'El otro teléfono: su código marcado, y debajo su nombre y su documento.',
    },
    2: {
      archivo: 'prestar-es-igual',
      dice: 'Tu teléfono: el número de control marcado, para comparar con el del otro.',
    },
    3: {
      archivo: 'prestar-cuadros',
      dice: 'Tu teléfono, con el código que se mueve marcado.',
    },
    4: {
      archivo: 'prestar-mostrar',
      dice: 'Las credenciales prestadas en el otro teléfono, con Mostrar marcado.',
    },
  },
  notas: [
    {
      con: 'pases',
      dice: 'Nada de esto necesita señal, si el otro teléfono abrió antes una vez *Credenciales prestadas*.',
    },
    {
      con: 'encargos',
      dice: 'Para que deje de servir antes de tiempo, en *Prestar la credencial* tocá *Terminar*. Sin señal queda en *Pendientes*.',
    },
    {
      con: 'pases',
      dice: 'Quien la recibe no puede hacer nada más en tu nombre, ni prestarla a otra persona. Se borra sola cuando termina, y deja de servir si salís de tu cuenta.',
    },
  ],
}
