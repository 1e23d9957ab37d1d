import { producto } from '#contract/producto.ts'

export const texts = {
  titulo: 'Ingresá',
  usuario: 'CUIL o N° Afiliado',
  password: 'Contraseña/PIN',
  sinUsuario: 'Debe ingresar CUIL o N° Afiliado',
  sinPassword: 'Debe ingresar contraseña/PIN',
  verPassword: 'Mostrar la contraseña',
  ocultarPassword: 'Ocultar la contraseña',
  compartido: (aparato: string) => `Este ${aparato} es compartido`,
  ingresar: 'Ingresar',
  ingresando: 'Ingresando…',
  probarDeNuevo: 'Probar de nuevo',
  otrasFormas: 'Otras formas de ingresar',
  olvide: 'Olvidé mi contraseña',
  crear: 'Crear mi cuenta',
  delegacion: 'Creá tu cuenta o pedí tus datos en una delegación',
  porQueSenal: (aparato: string) =>
    `Para ingresar por primera vez necesitás señal. Después, tu credencial y tus recetas quedan guardadas en este ${aparato}.`,
  entrando: `Ingresando a Mi ${producto.nombreEnToast}...`,
  rechazado: 'Credenciales incorrectas. Intente nuevamente.',
  rechazadoDetalle: 'Tu número sigue escrito: volvé a poner la contraseña.',
  sinSenal: 'Sin señal',
  sinSenalDetalle: 'Para ingresar necesitás señal. No perdiste lo que escribiste.',
  cautivo: 'Esta red pide que ingreses primero',
  cautivoDetalle:
    'Abrí el navegador, aceptá lo que pide la red y volvé. No perdiste lo que escribiste.',
  fallaDetalle: 'No perdiste lo que escribiste: probá de nuevo en un rato.',
  intentos: 'Demasiados intentos',
  intentosAntes: 'Podés probar de nuevo en ',
  intentosDespues: '. Si no te acordás, pedí una contraseña nueva.',
  sesionVencida: 'Tu sesión venció.',
  esperan: 'Tu sesión venció. Tus cambios sin enviar te esperan.',
  guardados: 'Tus cambios sin enviar te esperan.',
  sinUso: 'Se cerró sola: por 30 minutos no la usó nadie.',
  accesoDenegado: 'Error de acceso.',
  comprobando: 'Comprobando tu correo…',
  confirmar: 'Necesitamos que confirmes tu cuenta de correo electrónico',
  confirmarDetalle:
    'La confirmación desde el portal todavía no está disponible. Mientras tanto, podés pedirla en una delegación.',
  sinComprobar: 'No pudimos comprobar tu correo',
  sinComprobarDetalle: 'Hace falta para terminar de ingresar.',
  salir: 'Salir',
  saliendo: 'Saliendo…',
  sinEnviar: (cuantos: number) =>
    cuantos === 1 ? 'Tenés 1 cambio sin enviar' : `Tenés ${cuantos} cambios sin enviar`,
  seGuardan: (cuantos: number, aparato: string) =>
    cuantos === 1
      ? `Si salís ahora, queda guardado en este ${aparato} y se envía cuando vuelvas a ingresar. Nadie más lo ve.`
      : `Si salís ahora, quedan guardados en este ${aparato} y se envían cuando vuelvas a ingresar. Nadie más los ve.`,
  verPendientes: 'Ver pendientes',
  guardarYSalir: 'Guardar y salir',
}
