import type { FichaDeAfiliado } from '#contract/afiliados.ts'
import { masAnios } from '#formato/fechas.ts'
import { diaDe } from '#formato/instantes.ts'
import type { DeQuien } from '#model/afiliados.ts'

/** Whose record a screen shows, and where. */
export type Persona = DeQuien & { ficha: FichaDeAfiliado; path: string; nombre: string }

const MAYORIA = 18

/**
 * FAM-05: one's own, a minor's, and whoever has no account. Where the host does not say who has one, an adult changes their
 * own: it would refuse anybody else.
 */
export function esEditable({ ficha, propia }: Pick<Persona, 'ficha' | 'propia'>, now: number) {
  if (propia || ficha.tieneCuenta === false) return true
  const { fechaNacimiento } = ficha.personaFisica
  return fechaNacimiento != null && diaDe(now) < masAnios(fechaNacimiento, MAYORIA)
}
