export const texts = {
  titulo: 'Credenciales prestadas',
  intro: (aparato: string) =>
    `Acá están las que otra persona le prestó a este ${aparato}. Se muestran sin señal, y se borran solas cuando terminan.`,
  trayendo: 'Buscando lo que te prestaron…',
  ninguna: 'Todavía no te prestaron ninguna.',
  recibir: 'Recibir una credencial prestada',
  alPortal: (nombre: string) => `Ir a ${nombre}`,
  volver: 'Volver',
  sinGuardar: 'Este navegador no guarda nada',
  sinGuardarDetalle: 'Abrí esta página en otro navegador, o fuera del modo privado.',

  de: (nombres: string) => `De ${nombres}`,
  presta: (que: string) => `Te prestaron ${que}.`,
  hasta: (cuando: string) => `Hasta el ${cuando}`,
  mostrar: 'Mostrar',
  mostrarLaDe: (nombres: string) => `Mostrar la credencial de ${nombres}`,
  borrar: 'Borrar',
  borrarLaDe: (nombres: string) => `Borrar la credencial de ${nombres}`,
  preguntaBorrar: (nombres: string) => `¿Borrar la credencial de ${nombres}?`,
  borrarDetalle: (aparato: string) =>
    `Se borra de este ${aparato}, con sus recetas. Para tenerla otra vez, te la tienen que prestar de nuevo.`,
  siBorrar: 'Sí, borrar',
  borrada: 'Se borró la credencial prestada.',

  paraRecibir: 'Recibir una credencial',
  quienSos: 'Primero decí quién sos. En el mostrador te van a pedir tu DNI y comparar estos datos.',
  nombre: 'Tu nombre y apellido',
  documento: 'Tu número de documento',
  faltaNombre: 'Escribí tu nombre y apellido.',
  nombreMal: 'Escribí tu nombre solo con letras.',
  faltaDocumento: 'Escribí tu número de documento, sin puntos ni letras.',
  seguir: 'Seguir',
  sinLlaves: 'No pudimos preparar este aparato',
  sinLlavesDetalle:
    'Hace falta que este navegador guarde datos y que la dirección sea segura (https). Probá en otro navegador.',

  tuCodigo: 'Mostrá este código',
  queLoEscanee:
    'Quien te presta abre en su teléfono «Prestar la credencial» y escanea este código. En las dos pantallas tiene que aparecer el mismo número.',
  codigo: 'Código para recibir una credencial',
  yaLoEscaneo: 'Ya lo escaneó: abrir la cámara',
  cambiarDatos: 'Cambiar mis datos',

  leerTitulo: 'Apuntá a la otra pantalla',
  leerDetalle: 'Dejá el teléfono quieto hasta que llegue todo. Si algo se pierde, se repite solo.',
  apunta: 'Que el código que se mueve entre en el cuadro.',
  van: [
    'Esperando el código que se mueve…',
    'Llegó un cuarto',
    'Llegó la mitad',
    'Llegaron tres cuartos',
  ],
  llegaTodo: 'Llegó todo. Guardando…',
  volverAlCodigo: 'Volver a mi código',
  leerDeNuevo: 'Leer de nuevo',
  ajeno: 'Ese código no es el que se mueve. Apuntá a la pantalla de quien te presta.',
  varios:
    'Hay dos préstamos delante de la cámara. Apuntá a uno solo: si la otra persona empezó de nuevo, seguí apuntando.',
  nadaGuardado: 'No se guardó nada.',
  llego: 'Listo: ya la tenés.',
  noSeGuardo: 'Llegó, pero no se guardó nada',
  guardarDeNuevo: 'Guardar de nuevo',
  empezarDeNuevo: 'Mostrar mi código de nuevo',

  tuDni: 'Mostrá también tu DNI.',
  codigoDe: (nombre: string) => `Código de la credencial de ${nombre}`,
  seRenueva: 'Se renueva solo. Si no lo leen, subí el brillo de la pantalla.',
  presentadaPor: 'Presentada por',
  dni: 'DNI',
  enNombreDe: (nombre: string) => `en nombre de ${nombre}.`,
  deQuien: '¿La de quién?',
  paseVencido: 'Por ahora no se puede mostrar',
  paseVencidoDetalle:
    'Lo que firmó la obra social venció, y se renueva con señal. Conectate un momento y abrí esta página. Si sigue igual, pedí que te la presten de nuevo.',
  noEsta: 'Esa credencial ya no está',
  noEstaDetalle: 'Terminó el préstamo, o se borró.',
  verTodas: 'Ver las prestadas',

  recetas: 'Recetas',
  recetaDe: (nombre: string) => `De ${nombre}`,
  vence: (fecha: string) => `Sirve hasta el ${fecha}`,
  vencio: (fecha: string) => `Venció el ${fecha}`,
  verCodigo: 'Mostrar el código',
  codigoDeReceta: (numero: string) => `Código de la receta N° ${numero}`,
  numero: (numero: string) => `Receta N° ${numero}`,
  verHoja: 'Ver la hoja',
  cerrar: 'Cerrar',
}

/** Reason why there is no camera, and advice: without one nothing can be received. */
export const SIN_CAMARA = {
  'sin-permiso': [
    'No tenemos permiso para usar la cámara',
    'Para recibir hace falta la cámara. Permitila: tocá el candado al lado de la dirección y después «Permisos».',
  ],
  'sin-camara': ['No encontramos una cámara', 'Para recibir hace falta un teléfono con cámara.'],
  ocupada: [
    'No pudimos usar la cámara',
    'Puede ser que otra aplicación la esté usando: cerrala y probá otra vez.',
  ],
  'sin-lector': [
    'No pudimos preparar el lector',
    'Abrí esta página una vez con señal, y probá de nuevo.',
  ],
} as const

/** Reason why a whole transfer is not stored, and advice. */
export const NO_SIRVE = {
  'no-es': [
    'Lo que llegó no se entiende',
    'Puede ser de otra versión de la aplicación. Que la otra persona la actualice con señal y empiece de nuevo.',
  ],
  danado: ['No llegó bien', 'Se juntaron partes que no van juntas. Leelo de nuevo.'],
  'de-otro': [
    'Ese préstamo es para otro teléfono',
    'O es para un código tuyo de antes. Mostrá tu código de nuevo, y que lo escaneen.',
  ],
  falso: [
    'No lo aceptamos: la firma no es buena',
    'No lo firmó la obra social, o no lo firmó el teléfono de quien presta. Que empiece de nuevo; si se repite, no lo uses.',
  ],
  vencido: [
    'Ese préstamo ya venció',
    'Si lo hicieron recién, la fecha de uno de los teléfonos está mal: corríjanla y empiecen de nuevo.',
  ],
  hora: [
    'La hora de uno de los teléfonos está mal',
    'Revisen que los dos tengan la fecha y la hora automáticas, y empiecen de nuevo.',
  ],
  terminado: [
    'Ese préstamo ya se terminó',
    'Quien lo prestó lo terminó, o salió de su cuenta. Que te lo preste de nuevo.',
  ],
} as const
