import type { Capitulo } from './capitulo.ts'

export const familia: Capitulo = {
  id: 'familia',
  titulo: 'Los datos de la familia',
  palabras: 'domicilio contacto correo celular dirección perfil grupo familiar integrante',
  intro: 'Cada uno ve los datos de su grupo y cambia los suyos.',
  pasos: [
    'En el menú abrí *Grupo Familiar* y tocá a la persona para ver su ficha.',
    'Para cambiar tu domicilio o tus contactos, tocá el círculo con tus iniciales, arriba, y después *Perfil*.',
    'En la tarjeta *Domicilio* o *Contactos* tocá *Editar*, cambiá lo que haga falta y guardá.',
    'Un correo o un celular nuevo se confirma con un código, cuando el cambio ya llegó.',
  ],
  imagenes: {
    2: {
      archivo: 'editar-domicilio',
      dice: 'El perfil, con el botón Editar de Domicilio marcado.',
    },
  },
  notas: [
    'Lo que escribís no se pierde si se cierra la aplicación: al volver está como lo dejaste.',
    {
      con: 'versiones',
      dice: 'Si la obra social cambió lo mismo que vos, te mostramos los dos y elegís cuál queda.',
    },
  ],
}
