import { Button } from '@fluentui/react-components'
import { ArrowClockwise24Regular } from '@fluentui/react-icons/svg/arrow-clockwise'
import { ShareAndroid24Regular } from '@fluentui/react-icons/svg/share-android'

import { texts } from './texts.ts'

type Props = {
  estado: 'pidiendo' | 'vigente' | 'vencida' | 'falla'
  onPedir: () => void
  onCompartir: () => void
}

const GENERAR = {
  pidiendo: texts.generarOtro,
  vigente: texts.generarOtro,
  vencida: texts.volverAGenerar,
  falla: texts.probarDeNuevo,
}

/** Two buttons that stay at the bottom; the filled one is what helps now. */
export function Botonera({ estado, onPedir, onCompartir }: Props) {
  const vigente = estado === 'vigente'
  const esperando = estado === 'pidiendo'
  const generar = (
    <Button
      key="generar"
      className={vigente || esperando ? 'contorno' : 'primario'}
      appearance={vigente || esperando ? 'outline' : 'primary'}
      icon={<ArrowClockwise24Regular />}
      disabled={esperando}
      onClick={onPedir}
    >
      {GENERAR[estado]}
    </Button>
  )
  const compartir = (
    <Button
      key="compartir"
      className={vigente ? 'primario' : 'contorno'}
      appearance={vigente ? 'primary' : 'outline'}
      icon={<ShareAndroid24Regular />}
      disabled={!vigente}
      onClick={onCompartir}
    >
      {texts.compartir}
    </Button>
  )
  return (
    <div className="botonera">
      {vigente || esperando ? [generar, compartir] : [compartir, generar]}
    </div>
  )
}
