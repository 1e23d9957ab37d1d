import type { Calle, Departamento, Localidad, Provincia } from '#contract/busquedas.ts'
import { NUMERACION, esNumeracionValida } from '#contract/numeracion.ts'
import { type Domicilio, dichos } from '#model/guardarDomicilio.ts'
import { conReglas } from '#piezas/formulario/reglas.ts'

import { textos } from './formularioTexts.ts'

export type Parte = keyof typeof NUMERACION

/**
 * Address and version at the time when the form was opened: a draft of yesterday must not count as based on today's
 * address.
 */
export type Desde = { antes: Domicilio | null; version?: number | undefined }

export type Campos = {
  provincia: Provincia | null
  departamento: Departamento | null
  localidad: Localidad | null
  calle: Calle | null
  desde: Desde
} & Record<Parte, string>

const PARTES = Object.keys(NUMERACION) as Parte[] // The object's own keys.

/** Parts that few addresses have. */
export const RARAS = ['manzana', 'casa', 'torre', 'tira', 'cuerpo', 'km'] as const satisfies Parte[]

/** Maximum length and allowed characters of each part (ADDR-05, ADDR-06). */
export const LARGO: Record<Parte, { hasta: number; soloNumeros: boolean }> = {
  numero: { hasta: 4, soloNumeros: true },
  piso: { hasta: 2, soloNumeros: true },
  depto: { hasta: 4, soloNumeros: false },
  manzana: { hasta: 10, soloNumeros: false },
  casa: { hasta: 10, soloNumeros: false },
  torre: { hasta: 10, soloNumeros: false },
  tira: { hasta: 10, soloNumeros: false },
  cuerpo: { hasta: 10, soloNumeros: false },
  km: { hasta: 10, soloNumeros: false },
}

/** The typed text without forbidden characters, cut to the maximum length. */
export function loQueEntra(parte: Parte, texto: string): string {
  const { hasta, soloNumeros } = LARGO[parte]
  return texto.replaceAll(soloNumeros ? /\D/g : /[^\p{L}\p{N}]/gu, '').slice(0, hasta)
}

/** Form fields filled with an address. */
export function camposDe(domicilio: Domicilio | null, desde: Desde): Campos {
  const valorDe = (parte: Parte) =>
    domicilio?.itemsDomicilioPersonaFisica.find(
      ({ codigoTipoNumeracion }) => codigoTipoNumeracion === NUMERACION[parte],
    )?.valor ?? ''
  return {
    provincia: domicilio?.provincia ?? null,
    departamento: domicilio?.departamento ?? null,
    localidad: domicilio?.localidad ?? null,
    calle: domicilio?.calle ?? null,
    desde,
    ...(Object.fromEntries(PARTES.map((parte) => [parte, valorDe(parte)])) as Record<
      Parte,
      string
    >),
  }
}

/** The address in the form; null while a level is missing. */
export function domicilioEscrito(campos: Campos): Domicilio | null {
  const { provincia, departamento, localidad, calle } = campos
  if (!provincia || !departamento || !localidad || !calle) return null
  return { provincia, departamento, localidad, calle, itemsDomicilioPersonaFisica: itemsDe(campos) }
}

/** The filled parts, with their codes (ADDR-08). */
export const itemsDe = (campos: Campos) =>
  dichos(PARTES.map((parte) => ({ codigoTipoNumeracion: NUMERACION[parte], valor: campos[parte] })))

const bienEscrita = (parte: Parte) => (valor: string) =>
  valor.trim() === '' || esNumeracionValida(NUMERACION[parte], valor.trim())
    ? true
    : textos.otroFormato

/** Rules of ADDR-01 and ADDR-04 to 06. */
export const reglasDeDomicilio = conReglas<Campos>({
  provincia: (valor) => (valor ? true : textos.sinProvincia),
  departamento: (valor) => (valor ? true : textos.sinDepartamento),
  localidad: (valor) => (valor ? true : textos.sinLocalidad),
  calle: (valor) => (valor ? true : textos.sinCalle),
  numero: (valor) => (valor.trim() === '' ? textos.sinNumero : bienEscrita('numero')(valor)),
  piso: bienEscrita('piso'),
  depto: bienEscrita('depto'),
  manzana: bienEscrita('manzana'),
  casa: bienEscrita('casa'),
  torre: bienEscrita('torre'),
  tira: bienEscrita('tira'),
  cuerpo: bienEscrita('cuerpo'),
  km: bienEscrita('km'),
})
