export const texts = {
  titulo: 'Prestar la credencial',
  grupo: 'Grupo Familiar',
  intro:
    'Otra persona la muestra por vos con su teléfono y su DNI, también sin señal. No puede hacer nada más en tu nombre, ni prestarla a otra.',
  noOfrece: 'La obra social todavía no ofrece prestar la credencial.',
  prestar: 'Prestar a otra persona',
  loPrestado: 'Lo que prestaste',
  trayendo: 'Buscando lo que prestaste…',
  nada: 'No tenés nada prestado.',
  teLaPrestan: '¿Te prestan a vos?',
  recibir: 'Recibir una credencial prestada',

  a: (nombre: string) => `A ${nombre}`,
  dni: 'DNI',
  de: (nombres: string, que: string) => `De ${nombres}: ${que}`,
  alguien: 'alguien que ya no está en tu grupo',
  hasta: (cuando: string) => `Hasta el ${cuando}`,
  terminar: 'Terminar',
  terminarElDe: (nombre: string) => `Terminar el préstamo a ${nombre}`,
  terminando: 'Se termina cuando haya señal',
  preguntaTerminar: (nombre: string) => `¿Terminar el préstamo a ${nombre}?`,
  terminarConSenal:
    'Deja de servir apenas le llega a la obra social. En un mostrador sin señal puede servir hasta que actualice su lista.',
  terminarSinSenal: (cuando: string) =>
    `Ahora no hay señal: queda en Pendientes y se envía solo cuando vuelve. Hasta entonces el préstamo vive, como mucho hasta el ${cuando}.`,
  volver: 'Volver',
  siTerminar: 'Sí, terminar',
  terminado: 'El préstamo se termina.',
  terminadoSinSenal: 'Queda en Pendientes: el préstamo se termina cuando haya señal.',
  noSeTermina: (cuando: string) =>
    `Tu obra social no puede terminarlo antes: vive hasta el ${cuando}.`,

  paso: (cual: number) => `Paso ${cual} de 4`,
  queTitulo: '¿Qué prestás?',
  deQuien: '¿La credencial de quién?',
  faltaQuien: 'Elegí por lo menos a una persona.',
  queMas: '¿Qué más?',
  recetas: 'Las recetas que sirven hoy',
  recetasDetalle: 'Con su código, para la farmacia.',
  hojas: 'Y la hoja de cada receta',
  hojasDetalle: 'El PDF. Tarda más en pasar.',
  cuanto: '¿Por cuánto tiempo?',
  vidas: { '1440': '24 horas', '10080': '7 días', '43200': '30 días' },
  soloUnDia: 'Tu obra social no puede terminar un préstamo antes de tiempo: por eso dura 24 horas.',
  sinSenalHasta: (cuando: string) =>
    `Sin señal en el otro teléfono sirve hasta el ${cuando}. Con señal se renueva solo.`,
  soloHasta: (cuando: string) =>
    `Sirve hasta el ${cuando}, porque ese día vence lo que guarda este teléfono. Con señal se renueva.`,
  seguir: 'Seguir',
  sinPases: 'Por ahora no podés prestar',
  sinPasesDetalle:
    'Este teléfono no tiene las credenciales de tu grupo, o vencieron. Abrí la aplicación un momento con señal y probá de nuevo.',
  van: (recetas: number, hojas: number) =>
    [
      recetas === 0
        ? 'No hay recetas que sirvan hoy'
        : recetas === 1
          ? 'Va 1 receta'
          : `Van ${recetas} recetas`,
      hojas === 0 ? '' : hojas === 1 ? ' y 1 hoja' : ` y ${hojas} hojas`,
    ].join(''),
  faltanHojas: (cuantas: number) =>
    cuantas === 1
      ? 'Falta 1 hoja: abrí esa receta una vez con señal, y queda guardada.'
      : `Faltan ${cuantas} hojas: abrí esas recetas una vez con señal, y quedan guardadas.`,
  tarda: (segundos: number) =>
    segundos < 5 ? 'Pasarlo tarda pocos segundos.' : `Pasarlo tarda unos ${segundos} segundos.`,
  muchas: 'Son demasiadas hojas para pasarlas así. Prestá las recetas sin las hojas.',

  escanearTitulo: 'Escaneá el otro teléfono',
  escanearDetalle: (lugar: string) =>
    `En el otro teléfono, abrir ${lugar} y tocar «Recibir una credencial prestada». Si ya se abrió una vez, no hace falta señal.`,
  apunta: 'Apuntá al código del otro teléfono. Se lee solo.',
  sinLector: 'Abrí la aplicación una vez con señal, y probá de nuevo.',
  ajeno: 'Ese código no es el que hay que escanear',
  ajenoDetalle: 'Tiene que ser el de «Mostrá este código», en el teléfono de quien va a recibir.',
  esCredencial: 'Ese es el código de una credencial',
  roto: 'Ese código no está bien firmado',
  rotoDetalle: 'Se leyó mal, o alguien lo cambió. Que lo muestre de nuevo.',

  compararTitulo: '¿Es el mismo número?',
  compararDetalle:
    'Mirá las dos pantallas. Si el número no es igual, estás por prestarle a otro teléfono.',
  para: 'Para',
  que: 'Qué',
  tiempo: 'Hasta',
  siEsIgual: 'Es igual: prestar',
  noEsIgual: 'No es igual',
  firmando: 'Firmando…',
  noSePresto: 'No se prestó nada',
  sinLlave: 'Este navegador no puede firmar el préstamo. Probá en otro.',
  distinto: 'Entonces no se prestó nada',
  distintoDetalle: 'Que la otra persona muestre su código de nuevo, y escanealo otra vez.',

  pasarTitulo: (nombre: string) => `Mostrale esta pantalla a ${nombre}`,
  pasarDetalle:
    'Que apunte con su cámara, sin moverse, hasta que diga «Listo». El código se mueve porque así pasa todo.',
  sinMovimiento:
    'Pediste menos movimiento, pero este código se tiene que mover: es lo que se está pasando.',
  cuadros: 'Código que se mueve, para la cámara del otro teléfono',
  masDespacio: 'Más despacio',
  masRapido: 'Más rápido',
  yaLoTiene: 'Ya lo tiene',
  empezarDeNuevo: 'Empezar de nuevo',
  prestada: (nombre: string) => `Prestada a ${nombre}.`,
}
