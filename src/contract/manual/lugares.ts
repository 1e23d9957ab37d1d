import type { Capitulo } from './capitulo.ts'

export const lugares: Capitulo = {
  id: 'lugares',
  titulo: 'Encontrar dónde ir',
  palabras: 'farmacia médico especialista sanatorio delegación oficina teléfono mapa dirección',
  intro: 'Lo que ya buscaste y lo de tu localidad se encuentra también sin señal.',
  pasos: [
    'En el menú abrí *Prestadores* y elegí *Profesionales*, *Establecimientos* o *Farmacias*.',
    'Las farmacias de tu localidad ya están ahí. Para buscar otra cosa, completá al menos un dato y tocá *Buscar*.',
    'Tocá un resultado para ver la dirección y llamar, abrir el mapa o escribir un correo.',
    'Las oficinas de la obra social están en *Delegaciones*: escribí la localidad o el nombre.',
    'Donde ves *Más cerca*, tocalo y la lista se ordena por distancia. Tu ubicación no sale del teléfono.',
  ],
  imagenes: {
    0: {
      archivo: 'farmacias',
      dice: 'La pantalla Prestadores, con Farmacias marcada.',
    },
  },
}
