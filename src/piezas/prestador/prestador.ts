import type { Prestador } from '#contract/prestadores.ts'

import { texts } from './texts.ts'

/** The member that the last providers belong to. */
export type DeQuien = { idAfiliado: number; nombre: string }

const ACTIVO = '1'
const ESTABLECIMIENTO = '2'

/** ORD-07. Without a state the provider counts as active; the insurer decides when the order is validated. */
export const estaDeBaja = ({ codigoEstado }: Prestador): boolean =>
  codigoEstado !== undefined && codigoEstado !== null && codigoEstado !== ACTIVO

/** Code of a provider in an order. */
export const codigoDe = ({ matricula }: Prestador): string => matricula ?? ''

export const esElMismo = (uno: Prestador, otro: Prestador): boolean =>
  uno.matricula === otro.matricula && uno.tipo === otro.tipo

/** A text like 'Cardiología · Matrícula 3340'. */
export function detalleDe(prestador: Prestador): string {
  const { descripcionTipo, tipo, matricula } = prestador
  const numero =
    matricula &&
    (tipo === ESTABLECIMIENTO ? texts.conCodigo(matricula) : texts.conMatricula(matricula))
  return [descripcionTipo, numero].filter(Boolean).join(' · ')
}
