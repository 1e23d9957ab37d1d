import { ArrowUpload24Regular } from '@fluentui/react-icons/svg/arrow-upload'
import { CloudOff24Regular } from '@fluentui/react-icons/svg/cloud-off'
import { ErrorCircle24Filled } from '@fluentui/react-icons/svg/error-circle'
import { LockClosed24Regular } from '@fluentui/react-icons/svg/lock-closed'
import { WifiWarning24Regular } from '@fluentui/react-icons/svg/wifi-warning'
import type { ReactNode } from 'react'
import { Link } from 'wouter'

import { usePendientes } from '#live/usePendientes.ts'
import { useSending, useSignal } from '#live/useSignal.ts'

import { texts } from '../texts.ts'

/** One line under the bar: the most pressing of signal, session and unsent changes. It replaces toasts about them. */
export function Banner({ vencida }: { vencida: boolean }) {
  const signal = useSignal()
  const sending = useSending()
  const pendientes = usePendientes() ?? []
  const waiting = pendientes.filter(
    ({ state }) => state === 'pending' || state === 'sending',
  ).length
  const refused = pendientes.filter(
    ({ state }) => state === 'rejected' || state === 'conflict',
  ).length
  const ver = <Link href="/pendientes">{texts.ver}</Link>
  const lead = waiting > 0 ? texts.paraEnviar(waiting) : texts.vesLoGuardado
  return (
    <output className="lugar-de-franja">
      {vencida ? (
        <Franja
          tono="aviso"
          icono={<LockClosed24Regular />}
          fuerte={texts.vencida}
          resto={texts.vencidaDetalle}
        >
          <Link href="/signin">{texts.ingresar}</Link>
        </Franja>
      ) : signal === 'portal-cautivo' ? (
        <Franja tono="aviso" icono={<WifiWarning24Regular />} fuerte={texts.cautivo} resto={lead}>
          {waiting > 0 && ver}
        </Franja>
      ) : signal === 'sin-senal' ? (
        <Franja
          tono={waiting > 0 ? 'aviso' : 'neutro'}
          icono={<CloudOff24Regular />}
          fuerte={texts.sinSenal}
          resto={lead}
        >
          {waiting > 0 && ver}
        </Franja>
      ) : refused > 0 ? (
        <Franja tono="error" icono={<ErrorCircle24Filled />} fuerte={texts.noSeAcepto(refused)}>
          {ver}
        </Franja>
      ) : sending ? (
        <Franja tono="info" icono={<ArrowUpload24Regular />} fuerte={texts.enviando}>
          {ver}
        </Franja>
      ) : null}
    </output>
  )
}

type FranjaProps = {
  tono: string
  icono: ReactNode
  fuerte: string
  resto?: string
  children: ReactNode
}

function Franja({ tono, icono, fuerte, resto, children }: FranjaProps) {
  return (
    <span className={`franja ${tono}`}>
      {icono}
      <span>
        <b>{fuerte}</b> {resto}
      </span>
      {children}
    </span>
  )
}
