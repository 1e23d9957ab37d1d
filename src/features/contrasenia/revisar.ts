import { esContraseniaValida, reglasDeContrasenia } from '#contract/contrasenia.ts'
import type { Regla } from '#ui/Reglas.tsx'

import { texts } from './texts.ts'

const REGLAS = ['largo', 'minuscula', 'numero', 'permitidos'] as const

/** The rules one by one, as somebody types (PASS-02 to PASS-04). Nothing typed meets none of them. */
export const reglasDe = (clave: string): Regla[] =>
  REGLAS.map((regla) => ({
    texto: texts[regla],
    cumple: clave !== '' && reglasDeContrasenia[regla](clave),
  }))

/** What is wrong with a new password, at its field; undefined when nothing is. */
export function faltaEnNueva(campo: string, clave: string): string | undefined {
  if (clave === '') return texts.sin(campo)
  return esContraseniaValida(clave) ? undefined : texts.noCumple(campo)
}

/** The current one is somebody's old password or PIN: no rule but that it is there (CHPIN-02). */
export function faltaEnActual(campo: string, clave: string): string | undefined {
  if (clave === '') return texts.sin(campo)
  return clave.length < 2 ? texts.noCumple(campo) : undefined
}

export const faltaEnRepetida = (nueva: string, repetida: string): string | undefined =>
  nueva === repetida ? undefined : texts.noCoinciden
