export const texts = {
  titulo: 'Pendientes de envío',
  detalle: 'Se envían solos y en orden. Podés cerrar la aplicación.',
  alAbrir: 'Se envían solos y en orden, con la aplicación abierta.',
  alIngresar: 'Se envían solos y en orden cuando vuelvas a ingresar.',
  enviarAhora: 'Enviar ahora',
  reintentar: 'Reintentar',
  descartar: 'Descartar',
  volver: 'Volver',
  motivo: 'Motivo:',
  pregunta: '¿Descartar este cambio?',
  preguntaDetalle: 'No se va a enviar y no se puede recuperar.',
  preguntaIncierta:
    'Puede que ya se haya enviado, y ahora no se puede saber. Si lo descartás, acá no queda nada; en la obra social puede quedar hecho.',
  descartando: 'Descartando…',
  descartarIgual: 'Descartar igual',
  yaLlego: 'Ya se había enviado: no se puede descartar.',
  yaLlegoEnParte: 'Ya se envió una parte: no se puede descartar. El resto se envía solo.',
  vacio: 'No hay nada para enviar',
  vacioDetalle: (aparato: string) =>
    `Lo que hagas sin señal queda guardado en este ${aparato}, aparece acá y se envía solo.`,
  inicio: 'Ir a Inicio',
  enviados: 'Enviados',
  cambio: 'Cambio',
  cuando: 'Cuándo',
  estado: 'Estado',
  llego: 'Ya llegó',
  enviarDeNuevo: 'Enviar de nuevo',
  pidioEsperar: (cuando: string) => `La obra social pidió esperar: se vuelve a probar ${cuando}.`,
  dudosaDetalle:
    'Puede que ya se haya enviado: se cortó la señal antes de saberlo. Si ves que está hecho, elegí «Ya llegó»; si no, «Enviar de nuevo».',
  dejarLoMio: 'Que quede lo mío',
  dejarLoQueEsta: 'Que quede lo de la obra social',
  conflictoDetalle:
    'Mientras tanto se cambió lo mismo en otro lado. Elegí cuál queda: hasta entonces no se pierde nada.',
  loMio: 'Lo mío',
  loQueEsta: 'Lo de la obra social',
  loQueEstaSinDecir: 'Otro cambio, más nuevo.',
  borro: (aparato: string, cuantos: number) =>
    `Este ${aparato} borró ${cuantos === 1 ? '1 cambio' : `${cuantos} cambios`} sin enviar`,
  noLlegaron: 'No llegaron a la obra social. Lo que todavía haga falta, hacelo de nuevo.',
  puedeQueLlegaran:
    'Puede que alguno haya llegado: no se puede saber desde acá. Fijate antes de hacerlo de nuevo.',
  borroTodo: (aparato: string) => `Este ${aparato} borró lo que tenías guardado`,
  preguntando: (cuantos: number) =>
    cuantos === 1
      ? 'Había 1 cambio sin enviar. Cuando haya señal vemos si llegó y te avisamos.'
      : `Había ${cuantos} cambios sin enviar. Cuando haya señal vemos si llegaron y te avisamos.`,
  entendido: 'Entendido',
  enEste: (aparato: string) => `En este ${aparato}`,
  persistente: (aparato: string) =>
    `El navegador prometió no borrar lo que guardás en este ${aparato}.`,
  noPersistente: (aparato: string) =>
    `El navegador no prometió guardar lo tuyo: si al ${aparato} le falta lugar, puede borrarlo. Enviá lo pendiente cuando tengas señal.`,
  alAbrirDetalle: 'En este navegador lo pendiente se envía con la aplicación abierta, no cerrada.',
  sinTrabajador:
    'En este navegador la aplicación no abre sin señal. Si está abierta, no la cierres.',
  sinLugar: (aparato: string) =>
    `Queda poco lugar en el ${aparato}: se guarda lo que hacés, y lo demás se ve con señal.`,
  safariBorra: 'Safari puede borrar lo que no se envió',
  safariBorraDetalle:
    'Hace más de tres días que espera. Agregá la aplicación a la pantalla de inicio, o quedate acá con señal hasta que se envíe.',
  noGuarda: 'Este navegador no deja guardar',
  noGuardaDetalle:
    'Sin señal no podés ver nada ni dejar cambios para después. Abrí la aplicación en otro navegador o fuera del modo privado.',
  noSeAcepto: 'No se aceptó',
  hayQueDecidir: 'Hay que decidir',
  noSeSabe: 'No se sabe si llegó',
  enviando: 'Enviando',
  enEspera: 'En espera',
  enviado: 'Enviado',
  leyendo: 'Leyendo tus pendientes…',
}
