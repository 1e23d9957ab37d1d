import type { Capitulo } from './capitulo.ts'

export const aparato: Capitulo = {
  id: 'aparato',
  titulo: 'Cambiar de teléfono',
  palabras: 'perdí robaron nuevo sesión cerrar aparato borrar salir compartido',
  intro: 'Lo guardado no pasa de un teléfono a otro: se trae de nuevo al ingresar.',
  pasos: [
    'En el teléfono viejo mirá *Pendientes*: si hay algo sin enviar, esperá a que salga.',
    'En el teléfono nuevo abrí la aplicación con señal e ingresá con tu usuario y tu contraseña.',
    'En el viejo tocá el círculo con tus iniciales y *Salir*. Así se borra lo guardado.',
    {
      con: 'sesiones',
      dice: 'Si lo perdiste, desde otro aparato abrí *Perfil*, *Dónde está abierta tu cuenta*, y cerrá esa sesión.',
      sin: 'Si lo perdiste, ingresá desde otro aparato y cambiá tu contraseña.',
    },
  ],
  imagenes: {
    2: {
      archivo: 'salir',
      dice: 'El menú del círculo con las iniciales, con Salir marcado.',
    },
  },
  notas: [
    'Qué se guarda y cómo borrarlo está en *Perfil*, *Lo guardado en este teléfono*.',
    'Si lo usan varios, al ingresar marcá *Este teléfono es compartido*: lo guardado se borra después de 30 minutos sin uso.',
  ],
}
