import { Button } from '@fluentui/react-components'
import { ArrowClockwise24Regular } from '@fluentui/react-icons/svg/arrow-clockwise'
import { PhoneLock24Regular } from '@fluentui/react-icons/svg/phone-lock'
import { ShareAndroid24Regular } from '@fluentui/react-icons/svg/share-android'
import type { ReactElement } from 'react'

import type { Muestra } from './queMostrar.ts'
import { texts } from './texts.ts'

type Props = {
  que: Muestra['que']
  onPedir: () => void
  onCompartir: () => void
  onMostrador: () => void
}

const GENERAR = {
  pidiendo: texts.generarOtro,
  token: texts.generarOtro,
  'token-vencido': texts.volverAGenerar,
  'pase-vencido': texts.probarDeNuevo,
  'sin-codigo': texts.probarDeNuevo,
  falla: texts.probarDeNuevo,
}

/** Two buttons that stay at the bottom; the filled one is what helps now. */
export function Botonera({ que, onPedir, onCompartir, onMostrador }: Props) {
  const compartir = (
    <Boton
      key="compartir"
      lleno={que === 'token'}
      icono={<ShareAndroid24Regular />}
      apagado={que !== 'token'}
      onClick={onCompartir}
    >
      {texts.compartir}
    </Boton>
  )
  if (que === 'firmada')
    return (
      <div className="botonera">
        {compartir}
        <Boton lleno icono={<PhoneLock24Regular />} onClick={onMostrador}>
          {texts.mostrador}
        </Boton>
      </div>
    )
  const enPaz = que === 'token' || que === 'pidiendo'
  const generar = (
    <Boton
      key="generar"
      lleno={!enPaz}
      icono={<ArrowClockwise24Regular />}
      apagado={que === 'pidiendo'}
      onClick={onPedir}
    >
      {GENERAR[que]}
    </Boton>
  )
  return <div className="botonera">{enPaz ? [generar, compartir] : [compartir, generar]}</div>
}

type BotonProps = {
  lleno: boolean
  icono: ReactElement
  apagado?: boolean
  onClick: () => void
  children: string
}

function Boton({ lleno, icono, apagado = false, onClick, children }: BotonProps) {
  return (
    <Button
      className={lleno ? 'primario' : 'contorno'}
      appearance={lleno ? 'primary' : 'outline'}
      icon={icono}
      disabled={apagado}
      onClick={onClick}
    >
      {children}
    </Button>
  )
}
