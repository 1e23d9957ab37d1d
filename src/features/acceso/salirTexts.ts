/** In a file of its own, so that the sign-in screen loads fewer texts. */
export const texts = {
  salir: 'Salir',
  saliendo: 'Saliendo…',
  sinEnviar: (cuantos: number) =>
    cuantos === 1 ? 'Tenés 1 cambio sin enviar' : `Tenés ${cuantos} cambios sin enviar`,
  sinTerminar: (cuantos: number) =>
    cuantos === 1 ? 'Tenés 1 formulario sin terminar' : `Tenés ${cuantos} formularios sin terminar`,
  queHacer: (cuantos: number) =>
    cuantos === 1
      ? '¿Enviarlo ahora, guardarlo para tu próximo ingreso o descartarlo?'
      : '¿Enviarlos ahora, guardarlos para tu próximo ingreso o descartarlos?',
  queHacerSinEnviar: (cuantos: number) =>
    cuantos === 1
      ? '¿Guardarlo para tu próximo ingreso o descartarlo?'
      : '¿Guardarlos para tu próximo ingreso o descartarlos?',
  seBorra: (aparato: string, cuantos: number) =>
    cuantos === 1
      ? `Este ${aparato} es compartido: al salir se borra 1 formulario sin terminar.`
      : `Este ${aparato} es compartido: al salir se borran ${cuantos} formularios sin terminar.`,
  seguir: 'Seguir en la aplicación',
  salirYBorrar: (cuantos: number) => (cuantos === 1 ? 'Salir y borrarlo' : 'Salir y borrarlos'),
  sinSenal: 'Ahora no hay señal para enviar.',
  sinSesion: 'Para enviar hay que ingresar de nuevo: tu sesión venció.',
  tambienSinWifi: 'Si lo enviás ahora, también sale lo que espera Wi-Fi, aunque gaste tus datos.',
  enviarYSalir: 'Enviar ahora y salir',
  enviandoAntes: 'Enviando…',
  noSalio: (cuantos: number) =>
    cuantos === 1 ? '1 cambio no se pudo enviar' : `${cuantos} cambios no se pudieron enviar`,
  noSalioDetalle: 'No se perdió nada: probá de nuevo, o guardalo para tu próximo ingreso.',
  guardarYSalir: 'Guardar para mi próximo ingreso',
  descartarYSalir: 'Descartar y salir',
  soloTuyos: (aparato: string) => `Guardados quedan en este ${aparato}: solo los ve tu cuenta.`,
  preguntaDescartar: '¿Descartar todo esto?',
  descartarDetalle: 'No se va a enviar y no se puede recuperar.',
  descartarIncierto:
    'Puede que ya se haya enviado, y ahora no se puede saber. Si lo descartás, acá no queda nada; en la obra social puede quedar hecho.',
  yaSeEnvio: 'Algo de esto ya se había enviado: eso no se puede deshacer.',
  descartando: 'Descartando…',
  descartarIgual: 'Descartar igual y salir',
  volver: 'Volver',
}
