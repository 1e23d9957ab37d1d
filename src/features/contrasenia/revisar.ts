import { esContraseniaValida, reglasDeContrasenia } from '#contract/contrasenia.ts'
import type { Regla } from '#ui/Reglas.tsx'

import { texts } from './texts.ts'

const REGLAS = ['largo', 'minuscula', 'numero', 'permitidos'] as const

/** The rules one by one, updated while the person types (PASS-02 to PASS-04). An empty field meets none. */
export const reglasDe = (clave: string): Regla[] =>
  REGLAS.map((regla) => ({
    texto: texts[regla],
    cumple: clave !== '' && reglasDeContrasenia[regla](clave),
  }))

/** Error of a new password; undefined if it is valid. */
export function faltaEnNueva(campo: string, clave: string): string | undefined {
  if (clave === '') return texts.sin(campo)
  return esContraseniaValida(clave) ? undefined : texts.noCumple(campo)
}

/** Error of the current password. It may be an old password or a PIN, so only a minimum length applies (CHPIN-02). */
export function faltaEnActual(campo: string, clave: string): string | undefined {
  if (clave === '') return texts.sin(campo)
  return clave.length < 2 ? texts.noCumple(campo) : undefined
}

export const faltaEnRepetida = (nueva: string, repetida: string): string | undefined =>
  nueva === repetida ? undefined : texts.noCoinciden
