export const texts = {
  perfil: 'Perfil',
  titulo: 'Llaves de acceso',
  paraQue: (aparato: string) =>
    `Con una llave de acceso ingresás con tu huella, tu cara o el PIN de tu ${aparato}, sin escribir la contraseña. La contraseña sigue sirviendo.`,
  lasTuyas: 'Tus llaves',
  trayendo: 'Buscando tus llaves…',
  ninguna: 'Todavía no tenés ninguna.',
  conSenal: 'Para ver y cambiar tus llaves hace falta señal. Con señal aparecen solas.',
  noOfrece: 'La obra social todavía no ofrece llaves de acceso.',
  noSePudo: 'No se pudo ver tus llaves.',
  reintentar: 'Reintentar',
  hechaEn: (dispositivo: string) => `Hecha en ${dispositivo}`,
  desde: (fecha: string) => `Desde el ${fecha}`,
  sinUsar: 'Sin usar todavía',
  ultimaVez: (cuando: string) => `Última vez: ${cuando}`,
  copiada: 'Se copia a tus otros aparatos',

  agregar: 'Agregar una llave',
  agregarTitulo: 'Agregar una llave de acceso',
  agregarDetalle: (aparato: string) =>
    `Primero poné tu contraseña. Después tu ${aparato} te pide tu huella, tu cara o su PIN, y guarda la llave.`,
  compartido: (aparato: string) => `Este ${aparato} es compartido`,
  compartidoDetalle: (aparato: string) =>
    `Quien lo desbloquea con su huella o su PIN podría entrar a tu cuenta. Agregá la llave solo en un ${aparato} que usás vos.`,
  noHay: 'Este navegador no tiene llaves de acceso',
  noHayDetalle:
    'En otro, o con uno más nuevo, puede que sí. Mientras tanto, ingresá con tu contraseña.',
  contrasenia: 'Contraseña/PIN',
  sinClave: 'Debe ingresar contraseña/PIN',
  volver: 'Volver',
  seguir: 'Seguir',
  haciendo: 'Un momento…',
  hacerla: 'Hacer la llave',
  enviarla: 'Enviarla de nuevo',
  agregada: 'Listo: ya podés ingresar con tu llave de acceso.',

  cancelada: 'No se hizo la llave',
  canceladaDetalle: 'Se canceló, o pasó el tiempo. Podés probar de nuevo.',
  repetida: (aparato: string) => `Este ${aparato} ya tiene una llave de tu cuenta`,
  repetidaDetalle: 'No hace falta otra: usala la próxima vez que ingreses.',
  direccion: 'En esta dirección no se puede hacer una llave',
  direccionDetalle: 'Abrí el portal por su dirección de siempre y probá de nuevo.',
  noPuede: (aparato: string) => `Este ${aparato} no puede guardar una llave`,
  noPuedeDetalle: 'Fijate en los ajustes que tenga bloqueo de pantalla: huella, cara o PIN.',
  noLlego: 'La llave está hecha, pero no llegó',
  noLlegoDetalle: 'Cuando haya señal, enviala de nuevo. Todavía no sirve para ingresar.',
  noSeAgrego: 'No se agregó la llave',

  quitar: 'Quitar',
  quitarLaDe: (dispositivo: string, fecha: string) =>
    `Quitar la llave hecha en ${dispositivo}, del ${fecha}`,
  preguntaQuitar: '¿Quitar esta llave de acceso?',
  quitarDetalle: 'Ya no va a servir para ingresar a tu cuenta. Tu contraseña no cambia.',
  quitarEnElAparato:
    'Si el aparato la sigue ofreciendo, borrala también ahí, donde guarda las contraseñas.',
  siQuitar: 'Quitarla',
  quitando: 'Quitando…',
  quitada: 'Se quitó la llave de acceso.',

  siPerdiste: 'Si perdiste un aparato',
  siPerdisteDetalle:
    'Quitá su llave acá y cerrá su sesión. Una contraseña nueva también quita todas las llaves.',
  abierta: 'Dónde está abierta tu cuenta',
}
