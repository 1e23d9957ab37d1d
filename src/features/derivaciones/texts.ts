export const texts = {
  titulo: 'Derivaciones',
  trayendo: 'Trayendo tus derivaciones por primera vez…',
  agregar: 'Agregar',
  agregarUna: 'Agregar una derivación',
  // Text of DERI-03.
  lasQueHay: 'Las que ya tenés',
  vacio: 'Sin derivaciones transitorias',
  vacioDetalle:
    'Cuando viajás a otra provincia, la carta de derivación hace que te atiendan con la obra social de allá.',

  obraSocial: 'Obra social',
  desde: 'Desde',
  hasta: 'Hasta',
  afiliados: 'Afiliados',
  estado: 'Estado',
  todos: (n: number) => `Los ${n}`,
  nadie: 'Nadie',
  fechas: (desde: string, hasta: string) => `${desde} al ${hasta}`,
  vigente: 'Vigente',
  desdeEl: (dia: string) => `Desde el ${dia}`,
  terminada: 'Terminada',
  // Text of DERI-01.
  carta: 'Carta derivación',
  editar: 'Editar',
  cartaSinSenal: (aparato: string) =>
    `La carta no está en este ${aparato} todavía. Con señal se trae sola.`,
  accionesDe: (plan: string) => `la derivación ${plan}`,

  sinEnviar: 'Sin enviar',
  noSeAcepto: 'No se aceptó',
  cambioAlla: 'También cambió en la obra social',
  guardadaAca: (aparato: string, cuando: string) =>
    `Guardada en este ${aparato} ${cuando}. Se envía sola cuando vuelva la señal; ahí se hace la carta.`,
  enviando: 'Se está enviando. Después se hace la carta.',
  alla: (que: string) => `Allá quedó: ${que}.`,
  resolver: 'Ver qué hacer',
  descartar: 'Descartar',

  nueva: 'Agregar derivación',
  editarla: 'Editar derivación',
  volver: 'Derivaciones',
  avisoSinSenal: (aparato: string) =>
    `Se guarda en este ${aparato} y se envía sola cuando haya señal. Ahí se hace la carta.`,
  adondeVas: 'La de la provincia adonde vas.',
  elegiObraSocial: 'Elegí la obra social',
  ninguna: 'Probá con el nombre de la provincia adonde vas.',
  trayendoLista: 'Trayendo la lista…',
  sinLista: (aparato: string) =>
    `La lista no está en este ${aparato} todavía. Con señal se trae sola, y lo que escribiste queda.`,
  quienes: '¿Quiénes viajan?',
  // Texts of DERI-05 and DERI-06.
  sinObraSocial: 'Debe seleccionar la obra social',
  sinAfiliado: 'Debe seleccionar al menos un afiliado',
  noSeGuardo: 'No se guardó',
  sinCambios: 'Todavía no cambiaste nada',
  contesto: 'La obra social contestó:',
  noEsta: 'No encontramos esa derivación',
  verTodas: 'Ver derivaciones',

  enviandoTitulo: 'Enviando la derivación…',
  enviandoDetalle: 'Podés salir de acá: se envía sola, y la carta queda en Derivaciones.',
  noSalio: 'La derivación no se aceptó',
  guardada: 'Derivación guardada',
  verCarta: 'Ver la carta',
  descargar: 'Descargar',
  lleva: (aparato: string) =>
    `Llevá la carta y el DNI de cada uno. Queda guardada en este ${aparato}: se abre también sin señal. En Grupo Familiar ves la derivación de cada uno.`,
  llevaSinCarta: 'Llevá la carta y el DNI de cada uno.',
  cartaEnLista: 'La carta va a estar en Derivaciones cuando se actualice la lista.',
  volverALaLista: 'Volver a Derivaciones',
}
