import type { Capitulo } from './capitulo.ts'

export const credencial: Capitulo = {
  id: 'credencial',
  titulo: 'Mostrar la credencial',
  palabras: 'carnet tarjeta qr mostrador prestar teléfono imprimir',
  intro: 'La credencial se muestra en la pantalla, con señal o sin señal.',
  pasos: [
    'Tocá *Credencial*, abajo. También está en *Inicio*, en la tarjeta de cada integrante: *Mostrar credencial*. En una computadora se abre solo desde *Inicio*.',
    'Mostrá la pantalla. Quien te atiende escanea el código y compara tu DNI.',
    {
      con: 'pases',
      dice: 'Si el código venció, tocá *Generar otro*. Sin señal la firma tu teléfono: dice *Se renueva solo* y no hay que hacer nada.',
      sin: 'Si el código venció, tocá *Generar otro*. Sin señal no hay código: mostrá los datos junto con el DNI.',
    },
  ],
  imagenes: {
    0: {
      archivo: 'credencial-abajo',
      dice: 'La barra de abajo, con Credencial marcada.',
    },
    1: {
      archivo: 'credencial-abierta',
      dice: 'La credencial abierta, con el código QR marcado.',
    },
  },
  notas: [
    'Para tenerla en grande en el mostrador, en *Inicio* tocá *Modo mostrador*. Si vas a soltar el teléfono, tocá *Prestar el teléfono*: no se ve otra cosa hasta que lo vuelvas a tomar.',
    {
      con: 'pases',
      dice: 'En una computadora podés imprimir las tarjetas desde *Grupo Familiar*. Sirven por un año.',
    },
    'Para comprobar la credencial de otra persona, abrí en el menú *Comprobar una credencial*.',
  ],
}
