import { ClockAlarm24Regular } from '@fluentui/react-icons/svg/clock-alarm'
import { CloudOff24Regular } from '@fluentui/react-icons/svg/cloud-off'
import type { ReactNode } from 'react'

import type { Failure } from '#live/proveedor/failure.ts'
import { Panel, type Tono } from '#ui/Panel.tsx'
import { useAhora } from '#ui/useAhora.ts'

import { texts } from './texts.ts'

/** Reason why the last sign-in failed. */
export type Rechazo =
  | { state: 'rechazado' }
  /**
   * The account has to wait after wrong passwords. `pasable`: a passed bot check allows one try. `sena`: mark of that
   * account (espera.ts).
   */
  | { state: 'espera'; until: number; sena: number; pasable: boolean }
  | { state: 'espera-terminada' }
  | { state: 'falla'; failure: Failure }
  /** A passkey did not sign in (conLlave.ts). */
  | { state: 'llave'; dicho: { titulo: string; detalle: string } }

export function PorQueNo({ rechazo }: { rechazo: Rechazo }) {
  if (rechazo.state === 'espera') return <Espera until={rechazo.until} />
  const { detalle, ...panel } = enPanel(rechazo)
  return (
    <Panel {...panel} alerta>
      {detalle && <p>{detalle}</p>}
    </Panel>
  )
}

type EnPanel = { tono: Tono; titulo: string; detalle?: string; icono?: ReactNode }

function enPanel(rechazo: Exclude<Rechazo, { state: 'espera' }>): EnPanel {
  const { state } = rechazo
  if (state === 'rechazado')
    return { tono: 'error', titulo: texts.rechazado, detalle: texts.rechazadoDetalle }
  if (state === 'espera-terminada') return { tono: 'info', titulo: texts.esperaTerminada }
  if (state === 'llave') return { ...rechazo.dicho, tono: 'aviso' }
  const { kind, message } = rechazo.failure
  if (kind === 'sin-senal')
    return {
      tono: 'aviso',
      titulo: texts.sinSenal,
      detalle: texts.sinSenalDetalle,
      icono: <CloudOff24Regular />,
    }
  return kind === 'portal-cautivo'
    ? { tono: 'aviso', titulo: texts.cautivo, detalle: texts.cautivoDetalle }
    : { tono: 'error', titulo: message, detalle: texts.fallaDetalle }
}

function Espera({ until }: { until: number }) {
  const left = Math.max(0, Math.ceil((until - useAhora(1000)) / 1000))
  return (
    <Panel tono="aviso" titulo={texts.intentos} icono={<ClockAlarm24Regular />}>
      <p className="oculto" role="alert">
        {texts.intentos}
      </p>
      <p>
        {texts.intentosAntes}
        <b className="dato">
          {Math.floor(left / 60)}:{String(left % 60).padStart(2, '0')}
        </b>
        {texts.intentosDespues}
      </p>
    </Panel>
  )
}
