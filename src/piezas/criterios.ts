import { fallaDeMatricula, fallaDeNombre } from '#contract/criterios.ts'

const NOMBRE = {
  letras: 'El campo nombre debe contener solo letras',
  largo: 'El campo nombre es demasiado largo',
}
const MATRICULA = {
  numeros: 'El campo matrícula debe contener sólo números',
  largo: 'El campo matrícula es demasiado largo',
}

/** Error of a name to search for. It may be empty (FORM-06, FORM-07). */
export function faltaDeNombre(nombre: string): string | undefined {
  const falla = nombre.trim() === '' ? undefined : fallaDeNombre(nombre)
  return falla && NOMBRE[falla]
}

/** Error of a matrícula to search for (FORM-08). */
export function faltaDeMatricula(matricula: string): string | undefined {
  const falla = matricula.trim() === '' ? undefined : fallaDeMatricula(matricula.trim())
  return falla && MATRICULA[falla]
}
