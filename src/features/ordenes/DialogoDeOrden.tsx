import { Checkmark24Regular } from '@fluentui/react-icons/svg/checkmark'
import { CheckmarkCircle24Filled } from '@fluentui/react-icons/svg/checkmark-circle'
import { CloudOff24Regular } from '@fluentui/react-icons/svg/cloud-off'
import { DocumentDismiss24Regular } from '@fluentui/react-icons/svg/document-dismiss'
import { DocumentText24Regular } from '@fluentui/react-icons/svg/document-text'
import { ReceiptMoney24Regular } from '@fluentui/react-icons/svg/receipt-money'
import type { ReactNode } from 'react'

import { DialogoConPie } from '#ui/DialogoConPie.tsx'
import type { Tono } from '#ui/Panel.tsx'

import { Detalle } from './Detalle.tsx'
import { EnDuda } from './EnDuda.tsx'
import { OrdenGenerada } from './OrdenGenerada.tsx'

import './ordenes.css'
import type { Paso } from './paso.ts'
import { Pie, type Acciones } from './Pie.tsx'
import { texts } from './texts.ts'

type Props = Acciones & {
  paso: Paso | undefined
  /** Member's colour within the family. */
  tono: number
  /** Icon of the confirmation of a scanned code. */
  icono?: ReactNode
}

type Cabeza = { titulo: string; icono: ReactNode; tono: Tono; centrado?: boolean }

const CABEZAS: Record<Paso['paso'], Cabeza> = {
  costo: { titulo: texts.costo, icono: <ReceiptMoney24Regular />, tono: 'info' },
  confirmar: { titulo: texts.confirma, icono: <DocumentText24Regular />, tono: 'ok' },
  confirmando: { titulo: texts.confirma, icono: <DocumentText24Regular />, tono: 'ok' },
  preguntando: {
    titulo: texts.preguntando,
    icono: <i className="rueda" />,
    tono: 'info',
    centrado: true,
  },
  si: { titulo: texts.si, icono: <Checkmark24Regular />, tono: 'ok', centrado: true },
  no: { titulo: texts.no, icono: <DocumentDismiss24Regular />, tono: 'aviso', centrado: true },
  'sin-saber': {
    titulo: texts.sinSaber,
    icono: <CloudOff24Regular />,
    tono: 'aviso',
    centrado: true,
  },
  generada: {
    titulo: texts.ordenGenerada,
    icono: <CheckmarkCircle24Filled />,
    tono: 'ok',
    centrado: true,
  },
}

/** One dialog from the cost to the order's number: question and result appear in the same place. */
export function DialogoDeOrden({ paso, tono, icono, ...acciones }: Props) {
  if (!paso) return null
  const cabeza = CABEZAS[paso.paso]
  const seCierra = paso.paso === 'costo' || paso.paso === 'confirmar' || paso.paso === 'generada'
  return (
    <DialogoConPie
      {...cabeza}
      abierto
      {...(icono && !cabeza.centrado && { icono })}
      onCerrar={seCierra ? acciones.onCerrar : undefined}
      pie={<Pie paso={paso} {...acciones} />}
    >
      <Cuerpo paso={paso} tono={tono} />
    </DialogoConPie>
  )
}

function Cuerpo({ paso, tono }: { paso: Paso; tono: number }) {
  switch (paso.paso) {
    case 'costo':
      return <Detalle orden={paso.costo} tono={tono} />
    case 'confirmar':
    case 'confirmando':
      return (
        <Detalle
          orden={paso.validada}
          tono={tono}
          codigoTransaccion={paso.validada.codigoTransaccion}
        />
      )
    case 'generada':
      return <OrdenGenerada orden={paso.orden} />
    case 'preguntando':
    case 'si':
    case 'no':
    case 'sin-saber':
      return <EnDuda paso={paso} />
  }
}
