export const texts = {
  afiliado: 'Afiliado',
  todos: 'Todos',
  elegirAfiliado: 'Elegí de quién',
  sinAfiliado: 'Debe seleccionar el afiliado',
  trayendoGrupo: 'Trayendo tu grupo familiar…',
  primeros50: 'Sólo se muestran los primeros 50 resultados, agregue más criterios de búsqueda.',

  opcional: '(opcional)',
  dias: (dias: number) => `${dias} días`,
  unAnio: '1 año',
  fechaDesde: 'Fecha desde',
  fechaHasta: 'Fecha hasta',
  sinDesde: 'Debe ingresar la fecha desde',
  sinHasta: 'Debe ingresar la fecha hasta',
  desde: 'Desde',
  hasta: 'Hasta',
  desdeMayor: 'La fecha desde debe ser menor o igual a la fecha hasta.',
  hastaMenor: 'La fecha hasta debe ser mayor o igual a la fecha desde.',
  rangoLargo: (dias: number) => `Elegí un período de hasta ${dias} días.`,

  comoLlegar: 'Cómo llegar',
  llamar: 'Llamar al ',

  noSePudoBuscar: 'No se pudo buscar ahora.',

  limpiar: 'Limpiar',
  buscar: 'Buscar',
  todoElGrupo: 'Todo el grupo',

  enviarPorCorreo: 'Enviar por correo',
  correo: 'Correo',
  sinCorreo: 'El campo es requerido',
  correoMal: (correo: string) => `El formato no es correcto (${correo})`,
  noSeEnvio: 'No se envió',
  seEnviaAhora: 'Se envía ahora. Lo manda la obra social: no gasta tus datos.',
  seEnviaDespues: (aparato: string) =>
    `Se envía cuando haya señal. Queda guardado en este ${aparato}, en Pendientes.`,

  cancelar: 'Cancelar',
  enviar: 'Enviar',
  trayendoFormulario: 'Trayendo el formulario…',
  formularioNoVino: 'No se pudo traer el formulario. Fijate si tenés señal.',
  probarDeNuevo: 'Probar de nuevo',

  preguntaDescartar: '¿Descartar este cambio?',
  descartarDetalle: 'No se va a enviar y no se puede recuperar.',
  descartarIncierto:
    'Puede que ya se haya enviado, y ahora no se puede saber. Si lo descartás, acá no queda nada; en la obra social puede quedar hecho.',
  descartando: 'Descartando…',
  descartarIgual: 'Descartar igual',
  yaLlego: 'Ya se había enviado: no se puede deshacer.',
  yaLlegoEnParte: 'Ya se envió una parte: no se puede deshacer. El resto se envía solo.',
  descartar: 'Descartar',
  volver: 'Volver',
}
