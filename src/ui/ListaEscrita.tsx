import { ChevronDown24Regular } from '@fluentui/react-icons/svg/chevron-down'
import { type ReactNode, type RefCallback, useRef, useState } from 'react'

import { ElegirDeLista } from './ElegirDeLista.tsx'
import { EnCampo } from './EnCampo.tsx'

import './lista.css'

type Props<T> = {
  etiqueta: string
  /** What the picker is called: 'Elegí la localidad'. */
  elegir: string
  /** What the list belongs to, and what is true of all of it. */
  donde?: string | undefined
  nota?: string | undefined
  /** In the place of a list that is not here, with the words of the way back. */
  sinLista?: ReactNode
  volver?: string
  opciones: readonly T[]
  claveDe: (opcion: T) => string
  textoDe: (opcion: T) => string
  /** Said where nothing begins with what was typed: what to try. */
  ninguna: string
  elegida: T | undefined
  onElegir: (opcion: T) => void
  error?: string | undefined
  ayuda?: string
  ref?: RefCallback<HTMLButtonElement>
}

/** A choice from a list that is too long to look through: the field opens a picker with a search. */
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
