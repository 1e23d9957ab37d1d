import { ArrowUpload24Regular } from '@fluentui/react-icons/svg/arrow-upload'
import { CloudOff24Regular } from '@fluentui/react-icons/svg/cloud-off'
import { ErrorCircle24Filled } from '@fluentui/react-icons/svg/error-circle'
import { LockClosed24Regular } from '@fluentui/react-icons/svg/lock-closed'
import { Warning24Filled } from '@fluentui/react-icons/svg/warning'
import { WifiWarning24Regular } from '@fluentui/react-icons/svg/wifi-warning'
import { Link } from 'wouter'

import type { Dicha } from '#model/primera/alAbrir.ts'

import * as texts from './texts.ts'

type Props = {
  dicha: Dicha | undefined
  aca: string
  /** The first frame had no line: a line that comes later pushes the page down slowly. */
  llega?: boolean
}

/** The status line under the bar; an empty place if there is nothing to report. */
export function Franja({ dicha, aca, llega }: Props) {
  return (
    <output className={llega ? 'lugar-de-franja llega' : 'lugar-de-franja'}>
      {dicha && (
        <span className={`franja ${dicha.tono}`}>
          {ICONOS[dicha.icono]}
          <span>
            <b>{dicha.fuerte}</b> {dicha.resto}
          </span>
          {dicha.lleva === 'pendientes' && aca !== '/pendientes' && (
            <Link href="/pendientes">{texts.ver}</Link>
          )}
          {dicha.lleva === 'ingreso' && <Link href="/signin">{texts.ingresar}</Link>}
        </span>
      )}
    </output>
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
