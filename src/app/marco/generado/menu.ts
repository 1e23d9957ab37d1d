// Written by `npm run areas` from the manifests of the areas: change those.
import { ArrowUpload24Regular } from '@fluentui/react-icons/svg/arrow-upload'
import { ClipboardTaskListLtr24Regular } from '@fluentui/react-icons/svg/clipboard-task-list-ltr'
import { DocumentText24Regular } from '@fluentui/react-icons/svg/document-text'
import { History24Regular } from '@fluentui/react-icons/svg/history'
import { Home24Regular } from '@fluentui/react-icons/svg/home'
import { Location24Regular } from '@fluentui/react-icons/svg/location'
import { People24Regular } from '@fluentui/react-icons/svg/people'
import { Pill24Regular } from '@fluentui/react-icons/svg/pill'
import { QuestionCircle24Regular } from '@fluentui/react-icons/svg/question-circle'
import { Receipt24Regular } from '@fluentui/react-icons/svg/receipt'
import { ReceiptMoney24Regular } from '@fluentui/react-icons/svg/receipt-money'
import { ScanQrCode24Regular } from '@fluentui/react-icons/svg/scan-qr-code'
import { Stethoscope24Regular } from '@fluentui/react-icons/svg/stethoscope'
import { VehicleBus24Regular } from '@fluentui/react-icons/svg/vehicle-bus'
import { Video24Regular } from '@fluentui/react-icons/svg/video'
import { Wallet24Regular } from '@fluentui/react-icons/svg/wallet'

import type { FilaDelMenu } from '../fila.ts'

export const inicio: readonly FilaDelMenu[] = [
  { href: '/', Icono: Home24Regular },
  { href: '/pendientes', nombre: 'Pendientes', Icono: ArrowUpload24Regular },
]

export const atencion: readonly FilaDelMenu[] = [
  { href: '/orden', Icono: DocumentText24Regular },
  { href: '/teleconsulta', Icono: Video24Regular },
  { href: '/receta', pliegue: 'Recetas', Icono: Pill24Regular },
  { href: '/prescripcion', pliegue: 'Recetas', Icono: Pill24Regular },
  { href: '/autorizaciones', Icono: ClipboardTaskListLtr24Regular },
  { href: '/prestadores', Icono: Stethoscope24Regular },
]

export const afiliacion: readonly FilaDelMenu[] = [
  { href: '/grupo-familiar', Icono: People24Regular },
  { href: '/cupon-pago-capita', para: 'capita', Icono: Receipt24Regular },
  { href: '/derivaciones', para: 'sin-capita', Icono: VehicleBus24Regular },
  { href: '/reintegros', Icono: ReceiptMoney24Regular },
  { href: '/aportes', Icono: Wallet24Regular },
  { href: '/consumo-prestacional', Icono: History24Regular },
  { href: '/delegaciones', Icono: Location24Regular },
]

export const ayuda: readonly FilaDelMenu[] = [
  { href: '/ayuda', Icono: QuestionCircle24Regular },
  { href: '/validar-credencial', nombre: 'Comprobar una credencial', Icono: ScanQrCode24Regular },
]
