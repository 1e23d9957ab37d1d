import { boton, campo } from './pantalla.ts'

export const usuario = () => campo('CUIL o N° Afiliado')
export const password = () => campo('Contraseña/PIN')

/** Fills the sign-in's form in. */
export async function escribirIngreso(person: { cuil: string; password: string }): Promise<void> {
  await usuario().fill(person.cuil)
  await password().fill(person.password)
}

/** Signs in where the sign-in shows. */
export async function ingresar(person: { cuil: string; password: string }): Promise<void> {
  await escribirIngreso(person)
  await boton('Ingresar').click()
}
