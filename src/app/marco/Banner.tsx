import { ArrowUpload24Regular } from '@fluentui/react-icons/svg/arrow-upload'
import { CloudOff24Regular } from '@fluentui/react-icons/svg/cloud-off'
import { ErrorCircle24Filled } from '@fluentui/react-icons/svg/error-circle'
import { LockClosed24Regular } from '@fluentui/react-icons/svg/lock-closed'
import { Warning24Filled } from '@fluentui/react-icons/svg/warning'
import { WifiWarning24Regular } from '@fluentui/react-icons/svg/wifi-warning'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'

import { useFilas } from '#live/cambios/useFilas.ts'
import { useSending, useSignal } from '#live/copias/useSignal.ts'
import { useStorage } from '#live/telefono/device.ts'
import {
  hasBackgroundSync,
  safariMayErase,
  useLugar,
  useSinTrabajador,
} from '#live/telefono/lacks.ts'
import { type Situacion, loMasUrgente } from '#model/primera/loMasUrgente.ts'
import { aparato } from '#ui/esMovil.ts'
import { useAhora } from '#ui/useAhora.ts'

import { texts as app } from '../texts.ts'
import { texts } from './texts.ts'

/**
 * One line under the bar: the most urgent fact about signal, session, phone and unsent changes. No toasts tell of
 * these.
 */
export function Banner({ vencida }: { vencida: boolean }) {
  return <output className="lugar-de-franja">{useFranja(vencida)}</output>
}

function useFranja(vencida: boolean): ReactNode {
  const filas = useFilas() ?? []
  const now = useAhora(60_000)
  const [aca] = useLocation()
  const of = (...states: string[]) => filas.filter(({ state }) => states.includes(state))
  const open = of('pending', 'sending')
  const situacion: Situacion = {
    vencida,
    guarda: useStorage() !== 'memory',
    senal: useSignal(),
    enviando: useSending(),
    esperan: open.length,
    demorados: open.filter(({ tries, soloWifi }) => tries > 0 && !soloWifi).length,
    rechazados: of('rejected').length,
    paraDecidir: of('conflict', 'dudosa').length,
    seEnviaCerrada: hasBackgroundSync(),
    abreSinSenal: !useSinTrabajador(),
    lugar: useLugar(),
    puedeBorrarse: safariMayErase(open[0]?.createdAt, now),
  }
  const franja = loMasUrgente(situacion, aparato())
  if (!franja) return null
  const { tono, icono, fuerte, resto, lleva } = franja
  return (
    <span className={`franja ${tono}`}>
      {ICONOS[icono]}
      <span>
        <b>{fuerte}</b> {resto}
      </span>
      {lleva === 'pendientes' && aca !== '/pendientes' && (
        <Link href="/pendientes">{texts.ver}</Link>
      )}
      {lleva === 'ingreso' && <Link href="/signin">{app.ingresar}</Link>}
    </span>
  )
}

const ICONOS = {
  candado: <LockClosed24Regular />,
  wifi: <WifiWarning24Regular />,
  sinSenal: <CloudOff24Regular />,
  error: <ErrorCircle24Filled />,
  enviar: <ArrowUpload24Regular />,
  aviso: <Warning24Filled />,
}
