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
import type { ReactNode } from 'react'

import { COMPROBAR } from '../rutas.ts'
import { texts } from './texts.ts'

export type Entrada = { href: string; titulo: string; icono: ReactNode; adentro?: Subentrada[] }
type Subentrada = { href: string; titulo: string }
export type Grupo = { titulo?: string; entradas: Entrada[] }

/** SHELL-05 to 07: the drawer; a voluntary member pays a capita, everybody else may be referred. */
export function menuDe({ pagaCapita }: { pagaCapita: boolean }): Grupo[] {
  return [
    {
      entradas: [
        { href: '/', titulo: texts.inicio, icono: <Home24Regular /> },
        { href: '/pendientes', titulo: texts.pendientes, icono: <ArrowUpload24Regular /> },
      ],
    },
    {
      titulo: texts.atencion,
      entradas: [
        { href: '/orden', titulo: texts.ordenes, icono: <DocumentText24Regular /> },
        { href: '/teleconsulta', titulo: texts.teleconsulta, icono: <Video24Regular /> },
        {
          href: '/receta',
          titulo: texts.recetas,
          icono: <Pill24Regular />,
          adentro: [
            { href: '/receta', titulo: texts.recetasElectronicas },
            { href: '/prescripcion', titulo: texts.prescripciones },
          ],
        },
        {
          href: '/autorizaciones',
          titulo: texts.autorizaciones,
          icono: <ClipboardTaskListLtr24Regular />,
        },
        { href: '/prestadores', titulo: texts.prestadores, icono: <Stethoscope24Regular /> },
      ],
    },
    {
      titulo: texts.miAfiliacion,
      entradas: [
        { href: '/grupo-familiar', titulo: texts.grupoFamiliar, icono: <People24Regular /> },
        pagaCapita
          ? { href: '/cupon-pago-capita', titulo: texts.capita, icono: <Receipt24Regular /> }
          : { href: '/derivaciones', titulo: texts.derivaciones, icono: <VehicleBus24Regular /> },
        { href: '/reintegros', titulo: texts.reintegros, icono: <ReceiptMoney24Regular /> },
        { href: '/aportes', titulo: texts.aportes, icono: <Wallet24Regular /> },
        {
          href: '/consumo-prestacional',
          titulo: texts.consumo,
          icono: <History24Regular />,
        },
        { href: '/delegaciones', titulo: texts.delegaciones, icono: <Location24Regular /> },
      ],
    },
    {
      titulo: texts.ayuda,
      entradas: [
        { href: '/ayuda', titulo: texts.ayuda, icono: <QuestionCircle24Regular /> },
        { href: COMPROBAR, titulo: texts.comprobar, icono: <ScanQrCode24Regular /> },
      ],
    },
  ]
}
