import { ChevronDown24Regular } from '@fluentui/react-icons/svg/chevron-down'
import { type ReactNode, type RefCallback, useRef, useState } from 'react'

import { ElegirDeLista } from './ElegirDeLista.tsx'
import { EnCampo } from './EnCampo.tsx'

import './lista.css'

type Props<T> = {
  etiqueta: string
  /** Title of the list: 'Elegí la localidad'. */
  elegir: string
  /** Name of the place or group that the list belongs to, and a note about the whole list. */
  donde?: string | undefined
  nota?: string | undefined
  /** Shown if the list is missing, with the label of the way back. */
  sinLista?: ReactNode
  volver?: string
  opciones: readonly T[]
  claveDe: (opcion: T) => string
  textoDe: (opcion: T) => string
  /** Advice if no option matches the typed text. */
  ninguna: string
  elegida: T | undefined
  onElegir: (opcion: T) => void
  error?: string | undefined
  ayuda?: string
  ref?: RefCallback<HTMLButtonElement>
}

/** Choice from a list that is too long to read: the field opens a list with a search. */
export function ListaEscrita<T>(props: Props<T>) {
  const { etiqueta, textoDe, elegida, error, ayuda, ref, ...lista } = props
  const [abierta, setAbierta] = useState(false)
  const boton = useRef<HTMLButtonElement>(null)
  return (
    <>
      <EnCampo etiqueta={etiqueta} error={error} ayuda={ayuda}>
        {({ id, ...control }) => (
          <button
            {...(id !== undefined && { id })}
            ref={(node) => {
              boton.current = node
              ref?.(node)
            }}
            type="button"
            className="abre-lista"
            aria-haspopup="dialog"
            aria-expanded={abierta}
            aria-label={
              elegida ? `${etiqueta}: ${textoDe(elegida)}` : `${etiqueta}: ${lista.elegir}`
            }
            aria-describedby={control['aria-describedby']}
            data-invalida={control['aria-invalid']}
            onClick={() => setAbierta(true)}
          >
            <span className={elegida ? '' : 'tenue'}>
              {elegida ? textoDe(elegida) : lista.elegir}
            </span>
            <ChevronDown24Regular />
          </button>
        )}
      </EnCampo>
      {abierta && (
        <ElegirDeLista
          {...lista}
          textoDe={textoDe}
          elegida={elegida}
          debajoDe={boton}
          onCerrar={() => setAbierta(false)}
        />
      )}
    </>
  )
}
