import { CheckmarkCircle20Filled } from '@fluentui/react-icons/svg/checkmark-circle'
import { Clock20Regular } from '@fluentui/react-icons/svg/clock'
import { DismissCircle20Filled } from '@fluentui/react-icons/svg/dismiss-circle'
import { Prohibited20Regular } from '@fluentui/react-icons/svg/prohibited'
import { Warning20Filled } from '@fluentui/react-icons/svg/warning'
import type { ReactNode } from 'react'

import { estadoEnPalabras } from '#model/solicitudes.ts'
import { Insignia } from '#ui/Insignia.tsx'
import type { Tono } from '#ui/Panel.tsx'

/** `franja`: tint of the row (AUTH-03). In some states it differs from the tint of the badge (AUTH-04). */
type Aspecto = { tono: Tono; franja: Tono; icono: ReactNode }

const APROBADA: Aspecto = { tono: 'ok', franja: 'ok', icono: <CheckmarkCircle20Filled /> }
const EN_CURSO: Aspecto = { tono: 'aviso', franja: 'aviso', icono: <Clock20Regular /> }
const SIN_CONOCER: Aspecto = { tono: 'neutro', franja: 'neutro', icono: <Clock20Regular /> }

const ASPECTOS: Record<string, Aspecto> = {
  1: { tono: 'info', franja: 'info', icono: <Clock20Regular /> },
  2: { tono: 'error', franja: 'error', icono: <DismissCircle20Filled /> },
  3: { tono: 'aviso', franja: 'error', icono: <Warning20Filled /> },
  4: APROBADA,
  6: APROBADA,
}
for (const codigo of [5, 7, 8, 9, 10, 11, 12]) ASPECTOS[codigo] = EN_CURSO

/** Icon and tints of a state, for list and detail alike. */
export function aspectoDe(codigo: string, palabras: string | null | undefined): Aspecto {
  const aspecto = ASPECTOS[codigo] ?? SIN_CONOCER
  return /anulad/i.test(palabras ?? '') ? { ...aspecto, icono: <Prohibited20Regular /> } : aspecto
}

type Props = { codigo: string; palabras: string | null | undefined }

/** Badge of a state: icon, word and tint. */
export function Estado({ codigo, palabras }: Props) {
  const { tono, icono } = aspectoDe(codigo, palabras)
  return (
    <Insignia tono={tono} icono={icono}>
      {estadoEnPalabras(codigo, palabras).palabra}
    </Insignia>
  )
}
