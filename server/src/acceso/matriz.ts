import type { Row } from '../http/matriz.ts'

const enlace = {
  contrasenia: 'demo1234',
  token: 'unknown',
  codigoverificacion: '000000',
  idcontacto: 1,
}
const cambio = {
  rolafiliado: true,
  passwordactual: 'demo1234',
  nuevapassword: 'demo1234',
  confirmarnuevapassword: 'demo1234',
}

export const matriz = {
  'acceso.ingresar': { own: () => ({ nombre: '27-28456789-2', password: 'demo1234' }) },
  'acceso.nuevaContrasenia': { closed: enlace },
  'acceso.recuperar': {
    closed: { nombreUsuario: '27284567892', idHistorialContactoPersonaFisica: '1' },
  },
  'acceso.cambiarPassword': { own: () => cambio },
  'contacto.correosDeUsuario': { closed: { nombreUsuario: '27284567892' } },
  'llavesDeAcceso.desafioDeAlta': { own: () => ({ contrasenia: 'demo1234' }) },
  'sesiones.confirmar': { own: () => ({ contrasenia: 'demo1234' }) },
} satisfies Record<string, Row>
