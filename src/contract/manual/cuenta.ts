import { tuNumero } from '../ingreso.ts'
import type { Capitulo } from './capitulo.ts'

export const cuenta: Capitulo = {
  id: 'cuenta',
  titulo: 'Tu cuenta y tu contraseña',
  palabras: 'clave pin olvidé usuario ingresar crear cuenta recuperar sesión venció huella passkey',
  get intro() {
    return `Se ingresa con ${tuNumero()} y la contraseña.`
  },
  pasos: [
    'Si no tenés cuenta, en la pantalla de ingreso tocá *Crear mi cuenta*. Te pide tus datos y un código.',
    'Si no te acordás la contraseña, ahí mismo tocá *Olvidé mi contraseña*. Te mandamos un correo para poner una nueva.',
    'Para cambiarla, tocá el círculo con tus iniciales y *Cambiar mi Contraseña*.',
    {
      con: 'llaves-de-acceso',
      dice: 'Para ingresar con tu huella o tu cara, sin escribirla, abrí *Perfil*, *Llaves de acceso*, y tocá *Agregar una llave*. Si cambiás la contraseña, agregala de nuevo.',
    },
    'Si dice que tu sesión venció, ingresá de nuevo: lo guardado y lo pendiente siguen ahí.',
  ],
  imagenes: {
    1: {
      archivo: 'olvide-mi-contrasenia',
      dice: 'La pantalla de ingreso, con Olvidé mi contraseña marcado.',
    },
  },
  notas: ['Si ya no tenés ni ese celular ni ese correo, acercate a tu delegación con el DNI.'],
}
