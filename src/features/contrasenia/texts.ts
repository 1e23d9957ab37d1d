import { LARGO_DE_CONTRASENIA } from '#contract/contrasenia.ts'
import { campoDeIngreso, tuNumero } from '#contract/ingreso.ts'

const { min, max } = LARGO_DE_CONTRASENIA

export const texts = {
  sin: (campo: string) => `Debe ingresar ${campo}`,
  noCumple: (campo: string) => `${campo} no cumple con los requerimientos mínimos`,
  noCoinciden: 'Las contraseñas ingresadas no coinciden.',
  actual: 'Contraseña actual',
  nueva: 'Nueva contraseña',
  confirmar: 'Confirmar contraseña',
  repetir: 'Repetir contraseña',
  // PASS-06: the hint states the whole rule.
  reglas: `Mínimo ${min} y máximo ${max} caracteres, con un número y una letra minúscula`,
  largo: `Entre ${min} y ${max} caracteres`,
  minuscula: 'Una letra minúscula',
  numero: 'Un número',
  permitidos: 'Solo letras, números y @$!%*?&#.()_-',

  cambiarTitulo: 'Cambiar mi Contraseña',
  perfil: 'Perfil',
  limpiar: 'Limpiar',
  cambiar: 'Cambiar mi contraseña',
  cambiando: 'Cambiando…',
  cambiada: 'El cambio de Contraseña fué exitoso.',
  sigueAbierta: (aparato: string) =>
    `La sesión de este ${aparato} sigue abierta. Las demás se cierran.`,
  sinLlaves: 'Si tenés llaves de acceso, se quitan: después podés agregarlas de nuevo.',
  conSenal: 'Para cambiar la contraseña hace falta señal. Lo que escribas queda acá.',
  quizasCambioDetalleActual:
    'La contraseña actual no es esa. Antes se cortó justo cuando se guardaba: puede que ya valga la nueva que habías puesto.',
  noSeCambio: 'No se cambió la contraseña',

  olvideTitulo: '¿Olvidaste tu contraseña?',
  olvideDetalle: `Escribí ${tuNumero()} y te mandamos un correo.`,
  usuario: campoDeIngreso(),
  cancelar: 'Cancelar',
  recuperar: 'Recuperar Contraseña',
  buscando: 'Buscando…',
  teFalta: (que: string[]) => `Te falta: ${que.join(' y ')}.`,
  tuNumero: tuNumero(),
  robot: 'marcar «No soy un robot»',
  sinNada:
    '¿Ya no tenés ese correo ni ese teléfono? Acercate con tu DNI a una delegación: ahí cambian tu correo en el momento.',
  noSePudo: 'No se pudo seguir',
  sinCorreo: 'No hay ningún correo electrónico asociado a su cuenta',
  fijateElNumero: (numero: string) => `Fijate también que el número esté bien: ${numero}`,
  sinCorreoDetalle:
    'Agregá uno para recuperar tu contraseña. Te vamos a hacer unas preguntas para saber que sos vos.',
  agregar: 'Agregar',
  aCual: '¿A qué correo lo mandamos?',
  correos: 'Correo electrónico',
  tapados: 'Los mostramos tapados para cuidar tus datos.',
  agregarOtro: 'Agregar otro',
  restablecer: 'Restablecer',
  enviando: 'Enviando…',
  sinElegir: 'Elegí a qué correo lo mandamos',
  enviado: 'Envío confirmado',
  seEnvio: 'Se envió un correo a su casilla para completar la recuperación de su contraseña.',
  fueA: 'Fue a',
  cincoMinutos: 'El enlace y el código sirven una vez y por 5 minutos.',
  entendido: 'Entendido',

  nuevaTitulo: 'Poné una contraseña nueva',
  codigo: 'Código de verificación',
  codigoAyuda: 'Está en el correo que te mandamos.',
  sinCodigo: 'Debe ingresar un código',
  guardar: 'Guardar contraseña',
  guardando: 'Guardando…',
  credenciales: 'Credenciales incorrectas. Intente nuevamente.',
  credencialesDetalle:
    'Fijate que el código sea el del último correo. Lo que escribiste sigue acá.',
  quizasCambio: 'Puede que la contraseña ya haya cambiado',
  quizasCambioDetalle:
    'Antes se cortó justo cuando se guardaba. Probá ingresar con la que habías puesto; si no entra, pedí otro correo.',
  caducado: 'El código ha caducado',
  caducadoDetalle: 'Vale 5 minutos. Lo que escribiste sigue acá.',
  pedirOtro: 'Pedir otro correo',
  exito: 'Su contraseña ha sido reestablecida con éxito.',
  exitoDetalle: 'Ya podés ingresar con la contraseña nueva.',
  ingresar: 'Ingresar',
  enlaceMal: 'El enlace no es válido',
  enlaceMalDetalle: 'Le falta una parte o ya se usó. Pedí otro correo y abrí el enlace desde ahí.',
  volverAIngresar: 'Volver a ingresar',
}
