import type { FichaDeAfiliado } from '#contract/afiliados.ts'
import { masAnios } from '#formato/fechas.ts'
import { diaDe } from '#formato/instantes.ts'
import type { DeQuien } from '#model/afiliados.ts'

/** The member on the screen, and the screen's address. */
export type Persona = DeQuien & { ficha: FichaDeAfiliado; path: string; nombre: string }

const MAYORIA = 18

/**
 * FAM-05: editable are one's own data, those of minors and of members without an account. If the provider does not say
 * who has an account, adults count as having one: it would refuse a change by another person.
 */
export function esEditable({ ficha, propia }: Pick<Persona, 'ficha' | 'propia'>, now: number) {
  if (propia || ficha.tieneCuenta === false) return true
  const { fechaNacimiento } = ficha.personaFisica
  return fechaNacimiento != null && diaDe(now) < masAnios(fechaNacimiento, MAYORIA)
}
