import { ClockAlarm24Regular } from '@fluentui/react-icons/svg/clock-alarm'
import { CloudOff24Regular } from '@fluentui/react-icons/svg/cloud-off'

import type { Failure } from '#live/proveedor/failure.ts'
import { Panel } from '#ui/Panel.tsx'
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

export function PorQueNo({ rechazo }: { rechazo: Rechazo }) {
  if (rechazo.state === 'rechazado')
    return (
      <Panel tono="error" titulo={texts.rechazado} alerta>
        <p>{texts.rechazadoDetalle}</p>
      </Panel>
    )
  if (rechazo.state === 'espera') return <Espera until={rechazo.until} />
  if (rechazo.state === 'espera-terminada')
    return <Panel tono="info" titulo={texts.esperaTerminada} alerta />
  const { kind, message } = rechazo.failure
  if (kind === 'sin-senal')
    return (
      <Panel tono="aviso" titulo={texts.sinSenal} icono={<CloudOff24Regular />} alerta>
        <p>{texts.sinSenalDetalle}</p>
      </Panel>
    )
  const cautivo = kind === 'portal-cautivo'
  return (
    <Panel tono={cautivo ? 'aviso' : 'error'} titulo={cautivo ? texts.cautivo : message} alerta>
      <p>{cautivo ? texts.cautivoDetalle : texts.fallaDetalle}</p>
    </Panel>
  )
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
