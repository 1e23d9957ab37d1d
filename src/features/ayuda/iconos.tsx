import { ArrowUpload24Regular } from '@fluentui/react-icons/svg/arrow-upload'
import { ClipboardTaskListLtr24Regular } from '@fluentui/react-icons/svg/clipboard-task-list-ltr'
import { CloudOff24Regular } from '@fluentui/react-icons/svg/cloud-off'
import { DocumentText24Regular } from '@fluentui/react-icons/svg/document-text'
import { Key24Regular } from '@fluentui/react-icons/svg/key'
import { Location24Regular } from '@fluentui/react-icons/svg/location'
import { People24Regular } from '@fluentui/react-icons/svg/people'
import { PersonSwap24Regular } from '@fluentui/react-icons/svg/person-swap'
import { Phone24Regular } from '@fluentui/react-icons/svg/phone'
import { Pill24Regular } from '@fluentui/react-icons/svg/pill'
import { QrCode24Regular } from '@fluentui/react-icons/svg/qr-code'
import { QuestionCircle24Regular } from '@fluentui/react-icons/svg/question-circle'
import { Wallet24Regular } from '@fluentui/react-icons/svg/wallet'
import type { ReactNode } from 'react'

const ICONOS: Record<string, ReactNode> = {
  credencial: <QrCode24Regular />,
  recetas: <Pill24Regular />,
  autorizaciones: <ClipboardTaskListLtr24Regular />,
  ordenes: <DocumentText24Regular />,
  'sin-senal': <CloudOff24Regular />,
  pendientes: <ArrowUpload24Regular />,
  familia: <People24Regular />,
  prestar: <PersonSwap24Regular />,
  lugares: <Location24Regular />,
  tramites: <Wallet24Regular />,
  aparato: <Phone24Regular />,
  cuenta: <Key24Regular />,
}

/** Icon of a chapter. */
export const iconoDe = (capitulo: string): ReactNode =>
  ICONOS[capitulo] ?? <QuestionCircle24Regular />
