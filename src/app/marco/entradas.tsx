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
import { Stethoscope24Regular } from '@fluentui/react-icons/svg/stethoscope'
import { VehicleBus24Regular } from '@fluentui/react-icons/svg/vehicle-bus'
import { Video24Regular } from '@fluentui/react-icons/svg/video'
import { Wallet24Regular } from '@fluentui/react-icons/svg/wallet'
import type { ReactNode } from 'react'

import { texts } from '../texts.ts'

export type Entrada = { href: string; titulo: string; icono: ReactNode; adentro?: Subentrada[] }
type Subentrada = { href: string; titulo: string }
export type Grupo = { titulo?: string; entradas: Entrada[] }

/** SHELL-05 to 07: the drawer; a voluntary member pays a capita, everybody else may be referred. */
export function menuDe({ pagaCapita }: { pagaCapita: boolean }): Grupo[] {
  return [
    {
      entradas: [
        { href: '/', titulo: texts.inicio, icono: <Home24Regular /> },
        { href: '/pendientes', titulo: 'Pendientes', icono: <ArrowUpload24Regular /> },
      ],
    },
    {
      titulo: 'Atención',
      entradas: [
        { href: '/orden', titulo: 'Órdenes', icono: <DocumentText24Regular /> },
        { href: '/teleconsulta', titulo: 'Teleconsulta', icono: <Video24Regular /> },
        {
          href: '/receta',
          titulo: texts.recetas,
          icono: <Pill24Regular />,
          adentro: [
            { href: '/receta', titulo: 'Recetas electrónicas' },
            { href: '/prescripcion', titulo: 'Prescripciones' },
          ],
        },
        {
          href: '/autorizaciones',
          titulo: 'Autorizaciones',
          icono: <ClipboardTaskListLtr24Regular />,
        },
        { href: '/prestadores', titulo: 'Prestadores', icono: <Stethoscope24Regular /> },
      ],
    },
    {
      titulo: 'Mi afiliación',
      entradas: [
        { href: '/grupo-familiar', titulo: 'Grupo familiar', icono: <People24Regular /> },
        pagaCapita
          ? { href: '/cupon-pago-capita', titulo: 'Capita', icono: <Receipt24Regular /> }
          : { href: '/derivaciones', titulo: 'Derivaciones', icono: <VehicleBus24Regular /> },
        { href: '/reintegros', titulo: 'Reintegros', icono: <ReceiptMoney24Regular /> },
        { href: '/aportes', titulo: 'Aportes', icono: <Wallet24Regular /> },
        {
          href: '/consumo-prestacional',
          titulo: 'Consumo prestacional',
          icono: <History24Regular />,
        },
        { href: '/delegaciones', titulo: 'Delegaciones', icono: <Location24Regular /> },
      ],
    },
    {
      titulo: 'Ayuda',
      entradas: [{ href: '/ayuda', titulo: 'Ayuda', icono: <QuestionCircle24Regular /> }],
    },
  ]
}
