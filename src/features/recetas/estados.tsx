import { Checkmark16Regular } from '@fluentui/react-icons/svg/checkmark'
import { CheckmarkCircle16Filled } from '@fluentui/react-icons/svg/checkmark-circle'
import { Clock16Regular } from '@fluentui/react-icons/svg/clock'
import { Info16Regular } from '@fluentui/react-icons/svg/info'
import { Prohibited16Regular } from '@fluentui/react-icons/svg/prohibited'
import { ShoppingBag16Regular } from '@fluentui/react-icons/svg/shopping-bag'
import type { ReactNode } from 'react'

import type { Tono } from '#ui/Panel.tsx'

type Look = { tono: Tono; icono: ReactNode }

const OTRO: Look = { tono: 'neutro', icono: <Info16Regular /> }

/** Look of a row by state code (REC-07). The text is the answer's. */
const DE_RECETA: Record<string, Look> = {
  1: { tono: 'ok', icono: <CheckmarkCircle16Filled /> },
  2: { tono: 'info', icono: <ShoppingBag16Regular /> },
  3: { tono: 'aviso', icono: <Clock16Regular /> },
  4: { tono: 'error', icono: <Prohibited16Regular /> },
}

const DE_PRESCRIPCION: Record<string, Look> = {
  1: { tono: 'ok', icono: <CheckmarkCircle16Filled /> },
  3: { tono: 'info', icono: <Checkmark16Regular /> },
}

export const lookDeReceta = (codigo: string): Look => DE_RECETA[codigo] ?? OTRO

export const lookDePrescripcion = (codigo: string | null | undefined): Look =>
  DE_PRESCRIPCION[codigo ?? ''] ?? OTRO
