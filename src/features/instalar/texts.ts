import { producto } from '#contract/producto.ts'

export const texts = {
  titulo: 'Instalar en iPhone',
  compartir: '1. Tocá Compartir',
  compartirDetalle: 'El cuadrado con la flecha, abajo en Safari.',
  agregarAInicio: '2. Elegí «Agregar a inicio»',
  agregarAInicioDetalle: 'Si no lo ves, bajá por la lista.',
  agregar: '3. Tocá «Agregar»',
  agregarDetalle: `${producto.nombre} queda con tus otras aplicaciones. Abrila siempre desde ahí.`,
  aparte:
    'La primera vez te pide ingresar de nuevo, con señal: lo guardado en Safari no pasa. Si tenés algo sin enviar, esperá a que se envíe.',
  verVideo: 'Ver el video',
  videoCuanto: '14 segundos, sin sonido · usa menos de 0,1 MB de datos',
  videoEnPalabras: 'Video sin sonido: los mismos tres pasos, uno tras otro.',
  videoNoSePudo:
    'No se pudo mostrar el video. Puede que falte señal: los tres pasos de arriba dicen lo mismo.',
  entendido: 'Entendido',
}
