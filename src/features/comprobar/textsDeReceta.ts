/** Texts about a checked prescription. Only the provider's answer may say that it was not dispensed. */
export const texts = {
  valida: 'Receta válida',
  yaComprobada: (aparato: string, cuando: string) =>
    `Ya se comprobó en este ${aparato}, ${cuando}.`,
  laUltima: (primera: string, ultima: string) => `${primera}, y la última vez ${ultima}`,
  firma: 'Receta: firma comprobada',
  noSeSabe: {
    'sin-senal': 'Sin señal no se sabe si ya se entregó ni si se anuló.',
    'sin-respuesta': 'La obra social no respondió: no se sabe si ya se entregó ni si se anuló.',
  },
  firmaLinea: (noSeSabe: string, firmada: string) =>
    `Emitida y firmada por la obra social. ${noSeSabe} Último estado: activa, ${firmada}.`,
  yaMostrada: 'Receta: ya mostrada acá',
  yaMostradaLinea: (aparato: string, cuando: string, noSeSabe: string) =>
    `Esta receta se comprobó en este ${aparato} ${cuando}. La firma es buena. ${noSeSabe}`,
  fijate: 'Fijate si ya la entregaste.',
  entregada: 'Receta: ya se entregó',
  noValida: 'Receta: no es válida',
  noSeComprobo: 'Receta: no se pudo comprobar',
  dispensada: (dia: string | undefined, farmacia: string | undefined) =>
    `Dispensada${dia === undefined ? '' : ` el ${dia}`}${farmacia === undefined ? '' : ` en ${farmacia}`}`,
  anulada: 'Receta anulada',
  anuladaLinea: (dia: string | undefined) => (dia === undefined ? 'Anulada' : `Anulada el ${dia}`),
  anuladaSegunLista: 'Está en la lista de anuladas de la obra social.',
  vencida: 'Receta vencida',
  vencidaLinea: (dia: string) => `Venció el ${dia}.`,
  noSeUsa: 'La firma es buena, pero la receta ya no se puede usar.',
  horaLinea: (aparato: string) =>
    `La receta se firmó después de la hora que tiene este ${aparato}.`,
  horaDetalle: 'Revisá que tenga la fecha y la hora automáticas, y probá de nuevo.',
  desconocida: 'La obra social no tiene registrada esta receta.',
  cambiada: 'Lo que dice la receta no es lo que firmó la obra social: alguien la cambió.',
  sinDatos: 'No mostramos los datos, porque no se puede confiar en ellos.',
  noEs: 'No es una receta de la obra social.',

  compararPdf: 'Comparar con el PDF',
  comparando: 'Comparando…',
  pdfIgual: 'El PDF es el mismo que se firmó',
  pdfOtro: 'Este PDF no es el que se firmó',
  pdfOtroDetalle: 'Puede ser otra receta, o uno cambiado. Valen los datos de arriba.',
  pdfSinSaber: 'No se pudo comparar',
  pdfSinSenal: 'Para comparar hace falta señal: lo dice la obra social. El PDF no sale de acá.',
  pdfSinLeer: 'No se pudo leer el archivo. Elegilo de nuevo.',
  elegirOtroPdf: 'Elegir otro PDF',

  recetaDe: (numero: string) => `Receta N° ${numero} de`,
  numero: 'Receta N°',
  cantidad: 'Cantidad',
  vence: 'Vence',
  receto: 'Recetó',
  fecha: 'Fecha',
  cuir: 'CUIR',
}
