import { fallaDeMatricula, fallaDeNombre } from '#contract/criterios.ts'

import { Problem } from '../base/problem.ts'

/** Maximum number of rows in one answer (SEC-05); the screens say that there may be more (FORM-10). */
export const TOPE = 50

const refuse = (text: string) => new Problem(422, text, { codigo: 'criterio' })

const NOMBRE = {
  letras: 'El campo nombre debe contener solo letras',
  largo: 'El campo nombre es demasiado largo',
}
const MATRICULA = {
  numeros: 'El campo matrícula debe contener sólo números',
  largo: 'El campo matrícula es demasiado largo',
}

/** Typed words; undefined if there are none. */
export function nombreBuscado(typed: string | null | undefined): string | undefined {
  const nombre = typed?.trim()
  if (!nombre) return undefined
  const falla = fallaDeNombre(nombre)
  if (falla) throw refuse(NOMBRE[falla])
  return nombre
}

export function matriculaBuscada(typed: string | null | undefined): string | undefined {
  const matricula = typed?.trim()
  if (!matricula) return undefined
  const falla = fallaDeMatricula(matricula)
  if (falla) throw refuse(MATRICULA[falla])
  return matricula
}

export function exigirCriterio(
  criterios: readonly unknown[],
  texto = 'Debes ingresar por lo menos un criterio para realizar la búsqueda',
): void {
  if (criterios.every((criterio) => criterio == null)) throw refuse(texto)
}

export function exigirRango(desde: string, hasta: string): void {
  if (desde > hasta) throw refuse('La fecha desde debe ser menor o igual a la fecha hasta.')
}
