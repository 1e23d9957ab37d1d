export const texts = {
  cancelar: 'Cancelar',
  guardar: 'Guardar',
  guardando: 'Guardando…',
  recuperamos: 'Recuperamos lo que escribiste',
  recuperamosDetalle: 'Todavía no se guardó ni se envió nada.',
  empezarDeNuevo: 'Empezar de nuevo',
  preguntaEmpezar: '¿Empezar de nuevo?',
  preguntaEmpezarDetalle: 'Se borra lo que escribiste, y queda lo que está guardado.',
  volver: 'Volver',
  preguntaSalir: '¿Qué hacemos con lo que escribiste?',
  preguntaSalirDetalle: (aparato: string) =>
    `Si seguís después, queda en este ${aparato} como borrador. No se envía nada.`,
  seguirDespues: 'Seguir después',
  descartar: 'Descartar',
  sinSenalTambien: 'Sin señal también se guarda: se envía solo.',
}
