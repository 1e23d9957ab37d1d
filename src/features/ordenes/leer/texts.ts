export const texts = {
  titulo: 'Orden Electrónica',
  /** Literal of SCAN-02. */
  ayuda: 'Necesitas ayuda',
  /** Literal of SCAN-04. */
  oops: 'Oops! No pudimos escanear correctamente el código QR',
  oopsDetalle: 'Puede que no sea el de una orden.',
  alinea: 'Alineá la cámara con el QR',
  limpia: 'Limpiá la lente de la cámara',
  reflejos: 'Evitá los reflejos en la pantalla',
  sacarImpresa: 'Sacar una Orden Impresa',
  cancelar: 'Cancelar',
  reintentar: 'Reintentar',

  permiti: 'Tocá «Permitir»',
  permitiDetalle: (aparato: string) =>
    `El ${aparato} te pregunta si dejás usar la cámara. La usamos solo para leer el QR: no guardamos la imagen.`,
  apuntaAlNuevo: 'Apuntá al QR nuevo.',
  acercar: 'Acercar',
  alejar: 'Alejar',
  prenderLuz: 'Prender la luz',
  apagarLuz: 'Apagar la luz',
  sinLectorDetalle:
    'Abrí esta página otra vez con buena señal. Mientras tanto, sacá una Orden Impresa.',

  seguis: '¿Seguís escaneando?',
  pasaron: 'Pasaron 3 minutos y apagamos la cámara para cuidar la batería.',
  seguir: 'Seguir',

  leido: 'Leímos el QR del consultorio',
  comprobando: 'Comprobando…',
  codigo: (codigo: string) => `Prestador · código ${codigo}`,
  paraQuien: '¿Para quién es la orden?',
  antesDeGenerarla:
    'Antes de generarla ves cuánto hay que pagar. En el consultorio esperan tu respuesta; si cancelás, se les avisa.',
  esperan: 'En el consultorio esperan tu respuesta. Si cancelás, se les avisa.',
  generar: 'Generar',
  validando: 'Validando…',

  noSeComprobo: 'No pudimos comprobar el QR',
  noSeValido: 'No se pudo validar la orden',
  noSeGenero: 'No se generó la orden',
  pediOtro: 'Pedí uno nuevo en el consultorio y apuntá de nuevo.',
  cancelada: 'Cancelaste la orden. Ya le avisamos al consultorio.',
  canceladaSinAvisar: 'Cancelaste la orden, pero no pudimos avisarle al consultorio. Avisales vos.',

  sinSenalDetalle:
    'No abrimos la cámara: el QR del consultorio vence rápido y no se puede guardar para después. Cuando vuelva la señal se abre sola.',
  credencial: 'Mostrar credencial',
  credencialDetalle: 'Sirve sin señal',
  guardadas: 'Órdenes guardadas',
  guardadasDetalle: 'Las que ya sacaste',

  confirmada: 'Confirmada.',
  yaLaVe: 'Ya la ve el consultorio.',
  aInicio: 'Ir a Inicio',
}
