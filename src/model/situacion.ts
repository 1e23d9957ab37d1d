import type { FichaDeAfiliado } from '#contract/afiliados.ts'
import { masDias } from '#formato/fechas.ts'

/** A §2.17: waiting period of the voluntary fund, in days. */
export const CARENCIA = 120

/** State of a member in the voluntary fund. */
export type Fondo =
  | { state: 'no-se-sabe' | 'no-tiene' }
  | { state: 'activo'; alta: string | undefined }
  | { state: 'en-espera'; van: number; alta: string | undefined; desde: string | undefined }

export function fondoDe({ afiliado }: FichaDeAfiliado): Fondo {
  const { tieneFondoVoluntario: tiene, carenciaFondoVoluntario: van } = afiliado
  const alta = afiliado.fechaAltaFondoVoluntario ?? undefined
  if (tiene === undefined || tiene === null) return { state: 'no-se-sabe' }
  if (!tiene) return { state: 'no-tiene' }
  if (typeof van !== 'number' || van >= CARENCIA) return { state: 'activo', alta }
  return {
    state: 'en-espera',
    van: Math.max(0, van),
    alta,
    desde: alta === undefined ? undefined : masDias(alta, CARENCIA),
  }
}
