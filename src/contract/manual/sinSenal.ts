import type { Capitulo } from './capitulo.ts'

export const sinSenal: Capitulo = {
  id: 'sin-senal',
  titulo: 'Usarla sin señal',
  palabras: 'offline conexión internet datos guardado viaje wifi instalar',
  intro: 'La aplicación guarda lo tuyo en el teléfono. Sin señal ves lo guardado, con su fecha.',
  pasos: [
    'Antes de viajar, en *Inicio* bajá hasta *Listo para ir sin señal* y tocá *Actualizar antes de viajar*.',
    'Sin señal aparece arriba una franja gris, o amarilla si algo espera para enviarse. Podés ver la credencial, las recetas, las autorizaciones, las órdenes ya hechas, las delegaciones y las farmacias de tu localidad.',
    'Lo que cambies sin señal queda en *Pendientes* y se envía solo.',
    'Cuando vuelve la señal todo se actualiza: no hay que hacer nada.',
  ],
  imagenes: {
    0: {
      archivo: 'listo-para-salir',
      dice: 'El final de Listo para ir sin señal, con el botón Actualizar antes de viajar marcado.',
    },
  },
  notas: [
    'Instalá la aplicación: así el teléfono no borra lo guardado cuando le falta lugar. En el menú, *Instalar la aplicación* o *Instalar en iPhone*.',
    {
      con: 'pases',
      dice: 'Sin señal, la credencial sirve por 7 días. Con abrir la aplicación un momento con señal se renueva.',
      sin: 'Sin señal, la credencial muestra tus datos, sin código. Mostralos junto con el DNI.',
    },
    'Necesitan señal: ingresar, hacer una orden, generar el cupón de cápita y las búsquedas nuevas.',
  ],
}
