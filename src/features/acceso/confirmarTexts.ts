import { producto } from '#contract/producto.ts'

import { texts as alIngresar } from './alIngresarTexts.ts'

/** In a file of its own, so that the sign-in screen loads fewer texts. */
export const texts = {
  ...alIngresar,
  confirmar: 'Necesitamos que confirmes tu cuenta de correo electrónico',
  confirmarTitulo: 'Confirmar correo',
  agregarCorreo: 'Agregá tu correo',
  elegirCorreo: 'Elegí tu correo',
  escribirCodigo: 'Escribí el código',
  correoConfirmado: 'Correo electrónico confirmado',
  cerrarYSalir: 'Cerrar y salir',
  correo: 'Correo electrónico',
  sinCorreo: 'Debe ingresar un correo',
  correoMal: 'El formato no es correcto',
  sinElegir: 'Elegí a qué correo lo mandamos',
  correoAgregado: 'Se ha agregado correctamente el contacto.',
  paraQueEsElCorreo:
    'Ahí te mandamos un código de 6 números. También sirve para recuperar tu contraseña.',
  siCerras: 'Si cerrás, se cierra tu sesión. Podés volver a ingresar cuando quieras.',
  agregar: 'Agregar correo',
  cambiarCorreo: 'Cambiar correo',
  enviarCodigo: 'Enviar código',
  loMandamosA: 'Lo mandamos a',
  noLlego: '¿No llegó? Mirá en correo no deseado.',
  confirmaste: 'Confirmaste',
  yaPodes: (aparato: string) =>
    `Ya podés usar ${producto.nombre}. Estamos guardando tus datos en este ${aparato} para cuando no haya señal.`,
  continuar: 'Continuar',
  probarDeNuevo: 'Probar de nuevo',
  enviandoAntes: 'Enviando…',
  sinComprobar: 'No pudimos comprobar tu correo',
  sinComprobarDetalle: 'Hace falta para terminar de ingresar.',
  salir: 'Salir',
}
