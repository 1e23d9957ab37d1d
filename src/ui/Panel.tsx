import { CheckmarkCircle24Filled } from '@fluentui/react-icons/svg/checkmark-circle'
import { CloudOff24Regular } from '@fluentui/react-icons/svg/cloud-off'
import { ErrorCircle24Filled } from '@fluentui/react-icons/svg/error-circle'
import { Info24Filled } from '@fluentui/react-icons/svg/info'
import { Warning24Filled } from '@fluentui/react-icons/svg/warning'
import type { ReactNode } from 'react'

const ICONO = {
  ok: <CheckmarkCircle24Filled />,
  info: <Info24Filled />,
  aviso: <Warning24Filled />,
  error: <ErrorCircle24Filled />,
  neutro: <CloudOff24Regular />,
}

export type Tono = keyof typeof ICONO

type Props = {
  tono: Tono
  titulo?: string
  icono?: ReactNode
  alerta?: boolean
  children?: ReactNode
}

/** A message on the screen: the event, and advice. */
export function Panel({ tono, titulo, icono, alerta = false, children }: Props) {
  return (
    <div className={`panel ${tono}`} role={alerta ? 'alert' : undefined}>
      {icono ?? ICONO[tono]}
      <div>
        {titulo && <p className="panel-titulo">{titulo}</p>}
        {children}
      </div>
    </div>
  )
}
