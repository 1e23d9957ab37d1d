const NO_ABRE = 'No puedo abrirlo'
const INGRESAR = `Si no se abre más: con el candado cerrado, tocá «${NO_ABRE}» e ingresá con tu contraseña. Lo que falta enviar queda.`

export const texts = {
  perfil: 'Perfil',
  titulo: 'Candado',
  paraQue: (aparato: string) =>
    `Con el candado, lo guardado en este ${aparato} se abre solo con un PIN de seis números que elegís vos, o con tu huella o tu cara si el ${aparato} puede. Anda igual sin señal.`,
  noSePuede: 'Acá no se puede poner un candado',
  noSePuedeDetalle: 'Este navegador no guarda nada, o la dirección no es segura (https).',

  poner: 'Poner el candado',
  ahoraNo: 'Ahora no',
  conQue: 'Se abre con',
  conHuella: 'Huella o cara',
  conHuellaDetalle: (aparato: string) =>
    `O con el PIN con que desbloqueás este ${aparato}. No hay nada más para acordarse.`,
  conPin: 'Un PIN del candado',
  conPinDetalle: 'Seis números que elegís vos, y que nadie más sabe.',
  eligePin: (aparato: string) =>
    `Si otros desbloquean este ${aparato}, también pueden abrir el candado: entonces elegí un PIN.`,
  siSeBorra: (aparato: string) =>
    `Si la llave se borra de este ${aparato}, ingresás de nuevo con tu contraseña: se borra lo guardado, y lo que falta enviar queda.`,
  pinNuevo: 'PIN nuevo',
  repetido: 'El mismo PIN otra vez',
  seisNumeros: 'Son seis números.',
  esFacil: 'Es fácil de adivinar. Elegí otro.',
  noEsIgual: 'No es igual al de arriba.',
  siLoOlvidas:
    'Si te lo olvidás, ingresás de nuevo con tu contraseña: se borra lo guardado, y lo que falta enviar queda.',
  poniendo: 'Poniendo…',
  puesto: 'El candado está puesto.',
  noSePudo: 'No se pudo. Nada se perdió: probá de nuevo.',

  estaPuesto: 'El candado está puesto',
  cerrando: 'Cerrando lo guardado…',
  abriendo: 'Abriendo lo guardado…',
  sigueSolo: 'Podés seguir usando la aplicación. Si la cerrás, sigue la próxima vez.',
  cerrarAhora: 'Cerrar ahora',
  seCierraSolo: 'Se cierra solo',
  minutos: (minutos: number) =>
    minutos === 60 ? 'Después de 1 hora sin uso' : `Después de ${minutos} min sin uso`,
  alRecargar: 'También se cierra cuando cerrás la aplicación o recargás la página.',
  cambiar: 'Cambiar el PIN',
  pinActual: 'PIN actual',
  cambiarlo: 'Cambiarlo',
  cambiado: 'El PIN nuevo ya sirve.',
  agregar: 'Agregar un PIN',
  agregarDetalle: 'Con el PIN lo abrís aunque la huella o la cara no ande.',
  agregarConHuella: 'Agregarlo con huella o cara',
  agregado: 'El PIN ya sirve.',
  huella: 'Con huella o cara',
  huellaDetalle: (aparato: string) =>
    `Se abre también con la huella, la cara o el PIN con que desbloqueás este ${aparato}. El PIN del candado sigue sirviendo.`,
  huellaDeOtros: (aparato: string) =>
    `Si otros desbloquean este ${aparato}, también pueden abrir el candado: entonces dejá solo el PIN.`,
  soloConHuella: (aparato: string) =>
    `Se abre con la huella, la cara o el PIN con que desbloqueás este ${aparato}, y con nada más.`,
  soloHuellaDeOtros: (aparato: string) =>
    `Si otros desbloquean este ${aparato}, también pueden abrir el candado: entonces agregá un PIN y dejá solo ese.`,
  ponerHuella: 'Usar huella o cara',
  conHuellaPuesta: 'Se abre también con huella o cara.',
  otraHuella: 'Hacer otra llave',
  otraHuellaDetalle: 'Si la que hay no abre, o se borró, hacé otra: ocupa su lugar.',
  soloElPin: 'Dejar solo el PIN',
  soloElPinListo: 'El candado se abre solo con el PIN.',
  soloLaHuella: 'Dejar solo huella o cara',
  soloLaHuellaDetalle: 'El PIN del candado ya no va a servir.',
  soloLaHuellaListo: 'El candado se abre solo con huella o cara.',
  primeroElPin: (aparato: string) =>
    `Primero poné el PIN del candado. Después tu ${aparato} te pide tu huella, tu cara o su PIN, y guarda una llave.`,
  seguir: 'Seguir',
  nombreDeLlave: (aparato: string) => `Candado de este ${aparato}`,
  abrirConHuella: 'Abrir con huella o cara',
  cambiarConHuella: 'Cambiarlo con huella o cara',
  sacarConHuella: 'Sacarlo con huella o cara',
  oConPin: 'También podés abrirlo con el PIN.',
  negada: {
    cancelada: {
      titulo: () => 'No se usó la huella ni la cara',
      conPin: (aparato: string) =>
        `Se canceló, pasó el tiempo, o la llave ya no está en este ${aparato}. Probá de nuevo, o con el PIN.`,
      sinPin: (aparato: string) =>
        `Se canceló, pasó el tiempo, o la llave ya no está en este ${aparato}. Probá de nuevo. ${INGRESAR}`,
      alPoner: () => 'Se canceló o pasó el tiempo. Probá de nuevo, o elegí un PIN.',
    },
    otra: {
      titulo: () => 'Esa llave no abre este candado',
      conPin: () => 'Usá el PIN. Después, en el candado, hacé otra llave. Nada se perdió.',
      sinPin: () => INGRESAR,
      alPoner: () => 'Elegí un PIN.',
    },
    'no-puede': {
      titulo: (aparato: string) => `Este ${aparato} no puede abrir el candado con huella o cara`,
      conPin: () => 'Usá el PIN. Nada se perdió.',
      sinPin: () => INGRESAR,
      alPoner: () => 'Elegí un PIN.',
    },
    direccion: {
      titulo: () => 'En esta dirección no se puede usar huella ni cara',
      conPin: () => 'Abrí el portal por su dirección de siempre, o usá el PIN.',
      sinPin: () => 'Abrí el portal por su dirección de siempre.',
      alPoner: () => 'Abrí el portal por su dirección de siempre, o elegí un PIN.',
    },
  },
  afuera: 'Credencial y modo mostrador',
  afueraDetalle: 'Ahora se cierran con el candado, como todo lo guardado.',
  afueraPuesto: 'Se muestran con el candado cerrado.',
  afueraTitulo: '¿Mostrarlos con el candado cerrado?',
  veria: (aparato: string) =>
    `Quien encuentre tu ${aparato} podría ver y mostrar, con el candado cerrado, de cada integrante de tu familia:`,
  seVeria: [
    'nombre, documento, CUIL, fecha de nacimiento y número de afiliado;',
    'la credencial, con el código que se muestra en el mostrador;',
    'si tiene una derivación;',
    'las recetas vigentes, con sus remedios.',
  ],
  lodemas: 'Todo lo demás sigue cerrado.',
  dejarlos: 'Dejarlos afuera',
  afueraListo: 'La credencial y el modo mostrador se muestran con el candado cerrado.',
  adentroTitulo: '¿Cerrarlos con el candado?',
  adentroDetalle: 'La credencial y el modo mostrador quedan cerrados, como todo lo demás.',
  adentro: 'Cerrarlos también',
  adentroListo: 'La credencial y el modo mostrador se cierran con el candado.',
  decidirConHuella: 'Confirmar con huella o cara',
  mostrarCredencial: 'Mostrar la credencial',
  sacar: 'Sacar el candado',
  sacarDetalle: (aparato: string) =>
    `Lo guardado queda abierto: lo ve cualquiera que tenga este ${aparato} en la mano.`,
  sacarlo: 'Sacarlo',
  sacado: 'El candado ya no está.',
  volver: 'Volver',
  haciendo: 'Un momento…',

  queCuida: 'Qué cuida',
  cuida: (aparato: string) => [
    `De quien agarra tu ${aparato} con el candado cerrado: no ve nada de tu familia, salvo lo que elijas dejar afuera.`,
    'De quien copia lo guardado: no lee nombres, remedios, diagnósticos, documentos ni fotos.',
  ],
  queNoCuida: 'Qué no cuida',
  noCuida: (aparato: string) => [
    'De un laboratorio, si se abre con un PIN: con tiempo y máquinas puede probarlos todos.',
    `De quien agarra tu ${aparato} con el candado abierto, o te mira cuando ponés el PIN.`,
    `De quien puede desbloquear tu ${aparato}, si el candado se abre con huella o cara.`,
    `De quien sabe revisar el ${aparato} por dentro mientras queda algo sin enviar: eso podría leerlo.`,
    `Si perdiste el ${aparato}, cerrá también su sesión desde otro: quien lo copió podría usarla.`,
  ],
  queSigue: 'Qué sigue andando con el candado cerrado',
  sigue: [
    'Lo que hiciste se envía, y lo nuevo llega.',
    'Los avisos llegan igual y no nombran a nadie.',
    'El modo mostrador y la credencial se cierran también, si no elegiste otra cosa.',
  ],
  abierta: 'Dónde está abierta tu cuenta',

  tituloCerrado: 'Poné el PIN del candado',
  tituloConHuella: 'Abrí el candado',
  cerradoDetalle: (aparato: string) => `Lo guardado en este ${aparato} está cerrado.`,
  pin: 'PIN del candado',
  abrir: 'Abrir',
  probando: 'Probando…',
  mal: (quedan: number) =>
    quedan === 1 ? 'No es ese PIN. Queda 1 intento.' : `No es ese PIN. Quedan ${quedan} intentos.`,
  malAlFinal:
    'Después se borra lo guardado y hay que ingresar de nuevo. Lo que falta enviar queda.',
  sinPin: 'Ese PIN ya no sirve: el candado se abre con huella o cara.',
  olvide: 'Olvidé el PIN',
  noAbre: NO_ABRE,
  olvideTitulo: '¿Ingresar de nuevo?',
  olvideDetalle: (aparato: string) =>
    `Se borra lo guardado en este ${aparato}, con los borradores, y vuelve cuando ingresás con tu contraseña. Para eso hace falta señal.`,
  olvideQueda: 'Lo que falta enviar queda: se envía cuando ingresás.',
  borrar: 'Borrar e ingresar',
  borrado:
    'Se borró lo guardado, porque el PIN se puso mal diez veces. Ingresá con tu contraseña: lo que falta enviar sigue acá.',
  olvidado: 'Se borró lo guardado. Ingresá con tu contraseña: lo que falta enviar sigue acá.',
}
