import { ChevronDown24Regular } from '@fluentui/react-icons/svg/chevron-down'
import { ChevronRight24Regular } from '@fluentui/react-icons/svg/chevron-right'
import type { RefObject } from 'react'

import { EnCampo } from '#ui/EnCampo.tsx'
import { MEDIANA, useMedia } from '#ui/useMedia.ts'

import './elegir.css'

type Props = {
  etiqueta: string
  /** Text while nothing is chosen: 'Elegí la práctica'. */
  elegir: string
  elegido: { nombre: string; detalle: string } | undefined
  error?: string | undefined
  abierto: boolean
  onAbrir: () => void
  boton: RefObject<HTMLButtonElement | null>
}

/** A field of two lines that opens a list of choices. */
export function CampoQueElige(props: Props) {
  const { etiqueta, elegir, elegido, error, abierto, onAbrir, boton } = props
  const mediana = useMedia(MEDIANA)
  return (
    <EnCampo className="obligatorio" etiqueta={etiqueta} error={error}>
      {({ id, ...control }) => (
        <button
          {...(id !== undefined && { id })}
          ref={boton}
          type="button"
          className="campo-que-elige"
          aria-haspopup="dialog"
          aria-expanded={abierto}
          aria-label={`${etiqueta}: ${elegido?.nombre ?? elegir}`}
          aria-describedby={control['aria-describedby']}
          data-invalida={control['aria-invalid']}
          onClick={onAbrir}
        >
          {elegido ? (
            <span>
              <span className="fuerte">{elegido.nombre}</span>
              <small>{elegido.detalle}</small>
            </span>
          ) : (
            <span className="sin-elegir">{elegir}</span>
          )}
          {mediana ? <ChevronDown24Regular /> : <ChevronRight24Regular />}
        </button>
      )}
    </EnCampo>
  )
}
