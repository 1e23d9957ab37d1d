/** In a file of its own: only people who sign in with a passkey read it. */
export const texts = {
  cancelada: 'No se usó la llave de acceso',
  canceladaDetalle: (aparato: string) =>
    `Se canceló, pasó el tiempo, o en este ${aparato} no hay una llave de tu cuenta. Probá de nuevo, o ingresá con tu contraseña.`,
  deCandado: 'Esa llave es la del candado',
  deCandadoDetalle:
    'Abre lo guardado, y no tu cuenta. Probá de nuevo y elegí la de tu cuenta, o ingresá con tu contraseña.',
  direccion: 'En esta dirección tu llave no sirve',
  direccionDetalle: 'Abrí el portal por su dirección de siempre, o ingresá con tu contraseña.',
  noPuede: (aparato: string) => `Este ${aparato} no puede usar llaves de acceso`,
  noPuedeDetalle: 'Fijate que tenga bloqueo de pantalla, o ingresá con tu contraseña.',
  desconocida: 'Esa llave de acceso ya no sirve',
  desconocidaDetalle:
    'Se quitó de tu cuenta, o se cambió la contraseña. Ingresá con tu contraseña; después podés agregar otra desde tu perfil.',
  rechazada: 'No pudimos comprobar tu llave de acceso',
  rechazadaDetalle: 'Probá de nuevo. Si sigue igual, ingresá con tu contraseña.',
  cerrada: 'Tu llave está bien, pero tu cuenta no está abierta',
  cerradaDetalle: 'Preguntá en una delegación.',
  sinSenal: 'Sin señal',
  sinSenalDetalle: 'Para ingresar necesitás señal, también con una llave de acceso.',
  cautivo: 'Esta red pide que ingreses primero',
  cautivoDetalle: 'Abrí el navegador, aceptá lo que pide la red y volvé.',
  otraVez: 'Probá de nuevo en un rato, o ingresá con tu contraseña.',
  probar: 'Probá de nuevo, o ingresá con tu contraseña.',
}
