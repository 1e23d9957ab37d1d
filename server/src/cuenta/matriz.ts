import type { Row } from '../http/matriz.ts'

const respuesta = {
  preguntaVO: { idPregunta: 1, descripcion: '', codigoTipoPregunta: '' },
  opciones: [],
}
const datos = {
  cuil: '27284567892',
  nombres: 'Norma',
  apellido: 'Quiroga',
  fechaNacimiento: '1981-03-14',
  sexo: 'Femenino',
  aceptaCondiciones: true,
}
const cuenta = {
  ...datos,
  correo: 'norma@correo.example',
  confirmarCorreo: 'norma@correo.example',
  contrasena: 'demo1234',
  confirmarContrasena: 'demo1234',
  preguntas: [respuesta],
}
const codigo = { cuil: '27284567892', code: '000000' }

export const matriz = {
  'cuenta.crearCuenta': { closed: codigo },
  'cuenta.agregarCorreo': { closed: codigo },
  'cuenta.generarCuestionario': { own: () => ({ cuil: '27284567892' }) },
  'cuenta.verificarIdentidad': { closed: { ...datos, respuestas: [respuesta] } },
  'cuenta.recuperarPin': { closed: cuenta },
  'cuenta.validarCrearCuenta': { closed: cuenta },
} satisfies Record<string, Row>
