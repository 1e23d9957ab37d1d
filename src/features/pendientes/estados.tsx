import { ArrowUpload20Regular } from '@fluentui/react-icons/svg/arrow-upload'
import { BranchFork20Regular } from '@fluentui/react-icons/svg/branch-fork'
import { CheckmarkCircle20Filled } from '@fluentui/react-icons/svg/checkmark-circle'
import { Clock20Regular } from '@fluentui/react-icons/svg/clock'
import { ErrorCircle20Filled } from '@fluentui/react-icons/svg/error-circle'
import { QuestionCircle20Regular } from '@fluentui/react-icons/svg/question-circle'
import { Wifi120Regular } from '@fluentui/react-icons/svg/wifi'
import type { ReactNode } from 'react'

import type { Pendiente } from '#live/pendientes/usePendientes.ts'
import type { Tono } from '#ui/Panel.tsx'

import { texts } from './texts.ts'

type Aspecto = { palabra: string; tono: Tono; icono: ReactNode; orden: number }

/** Look of each state, and its position in the list. */
export const ESTADOS: Record<Pendiente['state'], Aspecto> = {
  rejected: { palabra: texts.noSeAcepto, tono: 'error', icono: <ErrorCircle20Filled />, orden: 0 },
  conflict: {
    palabra: texts.hayQueDecidir,
    tono: 'error',
    icono: <BranchFork20Regular />,
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

const ESPERA_WIFI: Aspecto = {
  ...ESTADOS.pending,
  palabra: texts.esperaWifi,
  icono: <Wifi120Regular />,
}

/** Look of a change: that of its state, or of the wait for Wi-Fi that the person chose. */
export const aspectoDe = ({ state, soloWifi }: Pendiente): Aspecto =>
  state === 'pending' && soloWifi ? ESPERA_WIFI : ESTADOS[state]
