import { Dismiss24Regular } from '@fluentui/react-icons/svg/dismiss'

import { Boton } from '#ui/Boton.tsx'
import { Panel } from '#ui/Panel.tsx'

import type { SinLeer } from './cuadros.ts'
import { SIN_LEER, texts } from './texts.ts'
import type { Foto } from './useFoto.ts'

type Props = {
  foto: Foto | undefined
  /** Advice if the reader's code is not on this phone. */
  sinLector: string
  onDejar: () => void
}

/** Progress and result of a chosen photo. A slow phone needs ten seconds, so the person can cancel. */
export function DeLaFoto({ foto, sinLector, onDejar }: Props) {
  const parte = foto && 'parte' in foto ? foto.parte : undefined
  const leyendo = parte !== undefined
  return (
    <>
      <output className={leyendo ? 'leyendo-foto' : 'oculto'}>
        {leyendo && (
          <>
            {texts.leyendoFoto}
            <progress aria-hidden="true" max={1} value={parte} />
          </>
        )}
      </output>
      {leyendo && (
        <Boton icono={<Dismiss24Regular />} onClick={onDejar}>
          {texts.dejarDeLeer}
        </Boton>
      )}
      {foto && 'sin' in foto && <PorQue sin={foto.sin} sinLector={sinLector} />}
    </>
  )
}

function PorQue({ sin, sinLector }: { sin: SinLeer; sinLector: string }) {
  const [titulo, detalle] =
    sin === 'sin-lector' ? ([texts.sinLector, sinLector] as const) : SIN_LEER[sin]
  return (
    <Panel tono="aviso" titulo={titulo} alerta>
      <p>{detalle}</p>
    </Panel>
  )
}
