import { Alert24Regular } from '@fluentui/react-icons/svg/alert'
import { ArrowUpload24Regular } from '@fluentui/react-icons/svg/arrow-upload'
import { ClipboardTaskListLtr24Regular } from '@fluentui/react-icons/svg/clipboard-task-list-ltr'
import { ContactCard24Regular } from '@fluentui/react-icons/svg/contact-card'
import { DocumentText24Regular } from '@fluentui/react-icons/svg/document-text'
import { Location24Regular } from '@fluentui/react-icons/svg/location'
import { Pill24Regular } from '@fluentui/react-icons/svg/pill'
import { VehicleBus24Regular } from '@fluentui/react-icons/svg/vehicle-bus'
import type { ReactNode } from 'react'

/** Icon of a change, by the first part of its operation's type. */
const ICONOS: Record<string, ReactNode> = {
  autorizacion: <ClipboardTaskListLtr24Regular />,
  contactos: <ContactCard24Regular />,
  derivacion: <VehicleBus24Regular />,
  domicilio: <Location24Regular />,
  notificacion: <Alert24Regular />,
  orden: <DocumentText24Regular />,
  prescripcion: <Pill24Regular />,
  receta: <Pill24Regular />,
}

export const iconoDe = (type: string): ReactNode =>
  ICONOS[type.split('.')[0] ?? ''] ?? <ArrowUpload24Regular />
