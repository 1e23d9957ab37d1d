import { Dismiss24Regular } from '@fluentui/react-icons/svg/dismiss'

import { Boton } from '#ui/Boton.tsx'
import { Panel } from '#ui/Panel.tsx'

import { SIN_LEER, texts } from './texts.ts'
import type { Foto } from './useFoto.ts'

type Props = {
  foto: Foto | undefined
  /** What to do where the reader is not on this phone. */
  sinLector: string
  onDejar: () => void
}

/** What becomes of the photo that was chosen: a slow phone looks at it for ten seconds, and a person may have enough of it. */
export function DeLaFoto({ foto, sinLector, onDejar }: Props) {
  const sin =
    foto && 'sin' in foto
      ? foto.sin === 'sin-lector'
        ? ([texts.sinLector, sinLector] as const)
        : SIN_LEER[foto.sin]
      : undefined
  const seLee = foto && 'parte' in foto
  return (
    <>
      <output className={seLee ? 'leyendo-foto' : 'oculto'}>
        {seLee && (
          <>
            {texts.leyendoFoto}
            <progress aria-hidden="true" max={1} value={foto.parte} />
          </>
        )}
      </output>
      {seLee && (
        <Boton icono={<Dismiss24Regular />} onClick={onDejar}>
          {texts.dejarDeLeer}
        </Boton>
      )}
      {sin && (
        <Panel tono="aviso" titulo={sin[0]} alerta>
          <p>{sin[1]}</p>
        </Panel>
      )}
    </>
  )
}
