// Sentences of the verdicts, in vos. NO_SE_PUDO is the literal of CRED-12.
const NO_SE_PUDO = 'No se ha podido escanear el código QR, Por favor vuelva a intentar.'
const SI_SE_REPITE = 'Si se repite, no la aceptes: pedí el DNI y consultá en una delegación.'
const LA_HORA = 'si sigue igual, la hora de uno de los teléfonos está mal.'
const NO_SE_CONSULTO = {
  'sin-senal': 'Sin señal: no se pudo consultar si sigue activa.',
  'sin-respuesta': 'La obra social no respondió: no se pudo consultar si sigue activa.',
}

export const texts = {
  lugar: 'Verificación',
  titulo: 'Comprobar una credencial o una receta',
  queHacer: 'Escaneá el QR que te muestran. No hace falta tener cuenta.',
  comprobando: 'Comprobando…',
  aInicio: 'Ir a Inicio',
  alPortal: (nombre: string) => `Ir a ${nombre}`,

  lectorDeMano: 'Lector de mano',
  lectorDeManoAyuda: 'Escaneá el QR con el lector, o pegá acá su dirección.',
  comprobar: 'Comprobar',

  abrirCamara: 'Abrir la cámara',
  abriendoCamara: 'Abriendo la cámara…',
  cerrarCamara: 'Cerrar la cámara',
  otraVezCamara: 'Probar la cámara otra vez',
  sinLectorDetalle: 'Abrí esta página una vez con señal. Mientras tanto, pedí el DNI.',

  sirveSinSenal: 'Sirve también sin señal.',
  clavesY: (cuando: string) => `Claves y lista de credenciales anuladas: ${cuando}.`,
  faltanClaves: 'Todavía no sirve sin señal.',
  faltanClavesDetalle: 'Conectate una vez para bajar las claves.',
  noSeOfrece: 'La obra social no ofrece comprobar sin señal.',

  escanearOtra: 'Escanear otra',
  comprobarConSenal: 'Comprobar con señal',
  probarDeNuevo: 'Probar de nuevo',
  verTodo: 'Ver todos los datos',
  verResultado: 'Ver el resultado completo',
  volver: 'Volver',
  recien: 'Comprobadas recién',
  seBorran: 'Se borran al cerrar esta página.',
  sinDatos: 'Sin datos',
  unaReceta: (numero: string) => `Receta N° ${numero}`,
  unaCredencial: (documento: string | undefined) =>
    documento === undefined ? 'Credencial' : `Credencial, documento ${documento}`,
  compara: 'Compará con el DNI.',
  comparaReceta: 'Compará el DNI y los remedios.',

  persona: 'Persona afiliada',
  documento: 'Documento',
  cuil: 'CUIL',
  nacimiento: 'Nacimiento',
  parentesco: 'Parentesco',
  tipo: 'Tipo de afiliado',
  generado: 'QR generado',
  emision: 'Fecha de emisión',
  derivado: 'Afiliado Derivado',
  tipoDeDerivacion: 'Tipo',
  destino: 'Destino',
  desde: 'Desde',
  hasta: 'Hasta',

  vigente: 'Credencial válida',
  firma: 'Firma comprobada',
  // This date is the end of the pass: the sentence must not read like the end of the coverage.
  firmaLinea: (porQueNo: string, hasta: string) =>
    `Firma válida. ${porQueNo} Este pase sirve hasta ${hasta}.`,
  impresa: 'Tarjeta impresa: pedí el DNI',
  impresaLinea: (consulta: string, hasta: string) =>
    `La firma es de la obra social. ${consulta} Esta tarjeta sirve hasta ${hasta}.`,
  vigenteAhora: (edad: Edad) => `${consultado(edad)}: vigente.`,
  sinConsultar: NO_SE_CONSULTO,
  segunSuLista: (hora: string) =>
    `La obra social no contestó por este pase: no está en su lista de anulados de las ${hora}.`,
  resultadoDe: (cuando: string) => `Resultado de ${cuando}.`,
  vieja: 'El código venció',
  viejaLinea: (minutos: number) => `Este QR es de hace ${lapso(minutos)}. Pedí uno nuevo.`,
  viejaDetalle: `Cada código dura 5 minutos y se renueva solo en la pantalla del otro teléfono. Pedí otro; ${LA_HORA}`,
  hora: 'No se pudo comprobar',
  horaLinea: 'La hora de uno de los teléfonos está mal.',
  horaDetalle:
    'Revisen que los dos tengan la fecha y la hora automáticas, y pedí otro código. Mientras tanto, pedí el DNI.',
  horaDeEste: (aparato: string) => `La hora de este ${aparato} está mal.`,
  horaDeEsteDetalle:
    'Revisá que tenga la fecha y la hora automáticas, y probá de nuevo. Mientras tanto, pedí el DNI.',
  paseVencido: 'El pase venció',
  paseVencidoLinea: (desde: string) => `Venció el ${desde}.`,
  paseVencidoDetalle: `Pedile que abra la aplicación con señal y muestre otro código; ${LA_HORA} Mientras tanto, pedí el DNI.`,
  tarjetaVencida: 'La tarjeta venció',
  tarjetaVencidaDetalle: (aparato: string) =>
    `Que imprima otra desde la aplicación. Si la fecha de este ${aparato} está mal, corregila y probá de nuevo. Mientras tanto, pedí el DNI.`,
  ajeno: 'Ese QR no es de una credencial ni de una receta',
  ajenoLinea:
    'Escaneá el de la credencial o el de la receta. Si es ese, probá otra vez con buena luz.',
  noValida: 'No es válida',
  bajaLinea: (desde: string | undefined, dicho: string) =>
    `Dada de baja${desde ? ` el ${desde}` : ''}${dicho}.`,
  loDijo: (cuando: string) => ` (lo dijo la obra social ${cuando})`,
  bajaDetalle:
    'No la aceptes. Si la persona dice que sigue afiliada, que consulte en una delegación.',
  anuladoLinea: (dicho: string) => `Pase anulado${dicho}.`,
  anuladoDetalle:
    'Puede ser un teléfono que se perdió o una sesión que se cerró. Pedí el DNI y consultá en una delegación.',
  // Revoked according to the stored list, which has no reasons.
  anuladoSegunLista:
    'Puede ser una baja, un teléfono que se perdió o una sesión que se cerró. Pedí el DNI y consultá en una delegación.',
  sinRegistroLinea: 'La obra social no tiene registrado este pase.',
  noEsLinea: 'No es una credencial de la obra social.',
  noEsDetalle: 'Puede ser otro QR, o se leyó mal. Escanealo otra vez con buena luz.',
  siSeRepite: SI_SE_REPITE,
  soloNumero: 'Con el número solo no alcanza',
  soloNumeroLinea:
    'El número de una receta se puede copiar: no dice si es buena. Escaneá el QR de la hoja, o elegí una foto.',
  noSeComprobo: 'No se pudo comprobar',
  sinClavesLinea: 'Conectate una vez para bajar las claves.',
  sinClavesDetalle: (aparato: string) =>
    `Este ${aparato} todavía no tiene las claves para leer este código. No quiere decir que sea falso.`,
  clavesViejas: (aparato: string, dia: string) =>
    `Las claves de este ${aparato} son del ${dia}: puede faltar la de este código. No quiere decir que sea falso.`,
  noAnunciada: 'No lo aceptes sin señal',
  noAnunciadaLinea: 'Está firmado con una clave que la obra social no anunció.',
  noAnunciadaDetalle:
    'Pedí otro código, o buscá señal y probá de nuevo. Si no se puede, consultá en una delegación.',
  sinClavesQueHacer: 'Buscá señal y tocá «Probar de nuevo». Hasta entonces, pedí el DNI.',
  noSeOfreceLinea: 'La obra social todavía no ofrece comprobar este código.',
  noSeOfreceDetalle:
    'Pedile que abra «Credencial» con señal y muestre ese código, o pedí el DNI. No quiere decir que sea falso.',
  sinParteLinea: 'Lo que comprueba este código todavía no está acá.',
  sinParteDetalle: (aparato: string) =>
    `Conectá este ${aparato} una vez y probá de nuevo. No quiere decir que sea falsa.`,
  sinMediosLinea: 'Este navegador no puede comprobar firmas en esta dirección.',
  sinMediosDetalle: 'Abrila desde su dirección segura (https) o en otro navegador, o pedí el DNI.',

  tokenLinea: NO_SE_PUDO,
  noSeLeyo: 'No se pudo leer el código',
  tokenNoEs: 'No es una credencial de la obra social',
  tokenNoEsDetalle: ', o se leyó mal. Escaneala otra vez con buena luz.',
  tokenRechazado: 'El código venció o no es válido',
  tokenRechazadoDetalle:
    'El código dura 5 minutos. Pedile que abra «Credencial» y toque «Volver a generar QR».',
  tokenSinSenal: 'Este código necesita señal',
  tokenSinSenalDetalle:
    'Lo comprueba la obra social, y ahora no hay señal. No quiere decir que sea falso.',
  tokenSinSenalQueHacer:
    'Pedile que abra «Modo mostrador»: ese código se comprueba sin señal. O pedí el DNI.',
  tokenFalla:
    'La obra social no respondió bien. Probá de nuevo en un rato; mientras tanto, pedí el DNI.',
}

/** Age of a verdict, and its time in words. */
export type Edad = { minutos: number; cuando?: string }

/** Age of the provider's answer when the person reads it. */
export const consultado = ({ minutos, cuando }: Edad) =>
  `Consultado ${minutos < 1 ? 'recién' : `hace ${lapso(minutos)}`}${cuando ? `, ${cuando}` : ''}`

/** Minutes, hours or days: readable even if a clock is days off. */
function lapso(minutos: number): string {
  if (minutos < 120) return minutos === 1 ? '1 minuto' : `${minutos} minutos`
  const horas = Math.floor(minutos / 60)
  return horas < 48 ? `${horas} horas` : `${Math.floor(horas / 24)} días`
}
