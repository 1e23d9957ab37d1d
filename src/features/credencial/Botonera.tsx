import { ArrowClockwise24Regular } from '@fluentui/react-icons/svg/arrow-clockwise'
import { PhoneLock24Regular } from '@fluentui/react-icons/svg/phone-lock'
import { ShareAndroid24Regular } from '@fluentui/react-icons/svg/share-android'

import { Boton } from '#ui/Boton.tsx'

import type { Muestra } from './queMostrar.ts'
import { texts } from './texts.ts'

type Props = {
  state: Muestra['state']
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

/**
 * Buttons at the bottom; the filled one is the most useful now. A card signed by the phone has no link: only its text
 * can be shared.
 */
export function Botonera({ state, onPedir, onCompartir, onMostrador }: Props) {
  if (state === 'firmada')
    return (
      <div className="botonera">
        <Boton tono="primario" icono={<PhoneLock24Regular />} onClick={onMostrador}>
          {texts.mostrador}
        </Boton>
      </div>
    )
  const compartir = (
    <Boton
      key="compartir"
      tono={state === 'token' ? 'primario' : 'contorno'}
      icono={<ShareAndroid24Regular />}
      disabled={state !== 'token'}
      onClick={onCompartir}
    >
      {texts.compartir}
    </Boton>
  )
  const enPaz = state === 'token' || state === 'pidiendo'
  const generar = (
    <Boton
      key="generar"
      tono={enPaz ? 'contorno' : 'primario'}
      icono={<ArrowClockwise24Regular />}
      disabled={state === 'pidiendo'}
      onClick={onPedir}
    >
      {GENERAR[state]}
    </Boton>
  )
  return <div className="botonera">{enPaz ? [generar, compartir] : [compartir, generar]}</div>
}
