import { campoDeIngreso } from '#contract/ingreso.ts'
import { producto } from '#contract/producto.ts'

export const texts = {
  titulo: 'Ingresá',
  usuario: campoDeIngreso(),
  password: 'Contraseña/PIN',
  sinUsuario: `Debe ingresar ${campoDeIngreso()}`,
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
  comprobar: 'Comprobar una credencial',
  delegacion: 'Creá tu cuenta o pedí tus datos en una delegación',
  porQueSenal: (aparato: string) =>
    `Para ingresar por primera vez necesitás señal. Después, tu credencial y tus recetas quedan guardadas en este ${aparato}.`,
  entrando: `Ingresando a Mi ${producto.nombre.replace(/^Mi /, '')}...`,
  rechazado: 'Credenciales incorrectas. Intente nuevamente.',
  rechazadoDetalle: 'Tu número sigue escrito: volvé a poner la contraseña.',
  sinSenal: 'Sin señal',
  sinSenalDetalle: 'Para ingresar necesitás señal. No perdiste lo que escribiste.',
  cautivo: 'Esta red pide que ingreses primero',
  cautivoDetalle:
    'Abrí el navegador, aceptá lo que pide la red y volvé. No perdiste lo que escribiste.',
  fallaDetalle: 'No perdiste lo que escribiste: probá de nuevo en un rato.',
  intentos: 'Demasiados intentos',
  esperaTerminada: 'Ya podés probar de nuevo.',
  intentosAntes: 'Podés probar de nuevo en ',
  intentosDespues: '. Si no te acordás, pedí una contraseña nueva.',
  sesionVencida: 'Tu sesión venció.',
  sesionVencidaDetalle:
    'La cerraste desde otro lado o cambiaste la contraseña. Por seguridad borramos lo guardado acá.',
  esperan: 'Tu sesión venció. Tus cambios sin enviar te esperan.',
  guardados: 'Tus cambios sin enviar te esperan.',
  sinUso: 'Se cerró sola: por 30 minutos no la usó nadie.',
  accesoDenegado: 'Error de acceso.',
  mayusculas: 'Bloq Mayús está activado',
}
