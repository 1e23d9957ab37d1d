import { esContraseniaValida } from '#contract/contrasenia.ts'
import { esCorreoDeCuenta } from '#contract/correo.ts'
import { readFecha } from '#contract/fechas.ts'
import { SEXOS, esCuil, esNombreDePersona } from '#contract/identidad.ts'
import { diaDe } from '#formato/instantes.ts'
import { conReglas } from '#piezas/formulario/reglas.ts'

import type { Campos } from './campos.ts'
import { texts } from './texts.ts'

/** Returns true, or the error for the field (ACCT-05 to ACCT-15). */
type Rule = (valor: string, campos: Campos) => true | string

/** Typed birth date as 'yyyy-mm-dd'; undefined if it is not a date or lies in the future. */
export function fechaEscrita(texto: string): string | undefined {
  if (!/^\d{1,2}[/-]\d{1,2}[/-]\d{4}$/.test(texto.trim())) return undefined
  const fecha = readFecha(texto)
  return fecha !== undefined && fecha <= diaDe(Date.now()) && fecha >= '1900-01-01'
    ? fecha
    : undefined
}

export const soloDigitos = (texto: string) => texto.replaceAll(/\D/g, '')

/** True for digits and usual separators. A letter is a typing error and must be reported. */
export const soloNumeros = (texto: string) => /^[\d\s./-]*$/.test(texto)

/**
 * Turns 14031981, 14/3/1981 or 1981-03-14 into 14/03/1981, while it is typed or pasted. The separators are optional.
 */
export function conBarras(texto: string): string {
  const partes = texto.trim().split(/\D+/)
  const enOrden = partes.length === 3 && partes[0]?.length === 4 ? partes.toReversed() : partes
  // A part before a separator is complete: '5/' means '05/'.
  const enteras = enOrden.map((parte, n) =>
    n < enOrden.length - 1 ? parte.padStart(2, '0') : parte,
  )
  const digitos = enteras.join('').slice(0, 8)
  return [digitos.slice(0, 2), digitos.slice(2, 4), digitos.slice(4)].filter(Boolean).join('/')
}

export const reglas = {
  cuil: (valor) => (soloNumeros(valor) && esCuil(soloDigitos(valor))) || texts.sinCuil,
  nombres: (valor) => esNombreDePersona(valor.trim()) || texts.nombreMal(texts.nombres),
  apellido: (valor) => esNombreDePersona(valor.trim()) || texts.nombreMal(texts.apellido),
  fechaNacimiento: (valor) => {
    if (valor.trim() === '') return texts.sinFecha
    return fechaEscrita(valor) !== undefined || texts.fechaMal
  },
  sexo: (valor) => SEXOS.some((sexo) => sexo === valor) || texts.sinSexo,
  correo: (valor) => esCorreoDeCuenta(valor.trim()) || texts.correoMal,
  confirmarCorreo: (valor, { correo }) => valor.trim() === correo.trim() || texts.correosDistintos,
  contrasena: (valor) => {
    if (valor === '') return texts.sinClave(texts.clave)
    return esContraseniaValida(valor) || texts.claveMal(texts.clave)
  },
  confirmarContrasena: (valor, { contrasena }) => valor === contrasena || texts.clavesDistintas,
} satisfies Partial<Record<keyof Campos, Rule>>

/** The wizard's form. The verification of an identity never reaches the rules of e-mail and password (ACCT-04). */
export const FormularioDeCuenta = conReglas<Campos>({
  ...reglas,
  aceptaCondiciones: (acepta) => acepta || texts.sinAceptar,
})
