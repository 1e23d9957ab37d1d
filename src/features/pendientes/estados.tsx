import { ArrowUpload20Regular } from '@fluentui/react-icons/svg/arrow-upload'
import { CheckmarkCircle20Filled } from '@fluentui/react-icons/svg/checkmark-circle'
import { Clock20Regular } from '@fluentui/react-icons/svg/clock'
import { ErrorCircle20Filled } from '@fluentui/react-icons/svg/error-circle'
import { QuestionCircle20Regular } from '@fluentui/react-icons/svg/question-circle'
import type { ReactNode } from 'react'

import type { Pendiente } from '#live/usePendientes.ts'
import type { Tono } from '#ui/Panel.tsx'

import { texts } from './texts.ts'

type Aspecto = { palabra: string; tono: Tono; icono: ReactNode; orden: number }

/** How each state of a change looks, and in which order the list shows them. */
export const ESTADOS: Record<Pendiente['state'], Aspecto> = {
  rejected: { palabra: texts.noSeAcepto, tono: 'error', icono: <ErrorCircle20Filled />, orden: 0 },
  conflict: {
    palabra: texts.hayQueDecidir,
    tono: 'error',
    icono: <ErrorCircle20Filled />,
    orden: 0,
  },
  dudosa: {
    palabra: texts.noSeSabe,
    tono: 'aviso',
    icono: <QuestionCircle20Regular />,
    orden: 0,
  },
  sending: { palabra: texts.enviando, tono: 'info', icono: <ArrowUpload20Regular />, orden: 1 },
  pending: { palabra: texts.enEspera, tono: 'aviso', icono: <Clock20Regular />, orden: 2 },
  done: { palabra: texts.enviado, tono: 'ok', icono: <CheckmarkCircle20Filled />, orden: 3 },
}
