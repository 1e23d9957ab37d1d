import { boton, campo } from './pantalla.ts'

export const usuario = () => campo('CUIL o N° Afiliado')
export const password = () => campo('Contraseña/PIN')

/** Fills in the sign-in. */
export async function escribirIngreso(person: { cuil: string; password: string }): Promise<void> {
  await usuario().fill(person.cuil)
  await password().fill(person.password)
}

/** Signs in on the screen of the sign-in. */
export async function ingresar(person: { cuil: string; password: string }): Promise<void> {
  await escribirIngreso(person)
  await boton('Ingresar').click()
}
