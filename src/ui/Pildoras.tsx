import { Checkmark20Regular, Checkmark24Regular } from '@fluentui/react-icons/svg/checkmark'
import { ErrorCircle12Filled } from '@fluentui/react-icons/svg/error-circle'
import { type ReactNode, type Ref, useId } from 'react'

import './pildoras.css'

export type Pildora = {
  valor: string
  texto: string
  /** Shown in a disc before the text; the tick replaces it. */
  marca?: ReactNode
}

type Props = {
  leyenda: string
  pildoras: readonly Pildora[]
  elegida: string | undefined
  onElegir: (valor: string) => void
  falta?: string | undefined
  /** Gets the focus if the choice is missing. */
  primera?: Ref<HTMLInputElement>
}

/** Choice of one of a few short words, side by side. */
export function Pildoras({ leyenda, pildoras, elegida, onElegir, falta, primera }: Props) {
  const id = useId()
  return (
    <fieldset
      className="pildoras"
      aria-describedby={falta === undefined ? undefined : `${id}-falta`}
    >
      <legend>{leyenda}</legend>
      {pildoras.map(({ valor, texto, marca }, n) => (
        <label key={valor} className="pildora">
          <input
            ref={n === 0 ? primera : undefined}
            type="radio"
            name={id}
            value={valor}
            checked={valor === elegida}
            onChange={() => onElegir(valor)}
          />
          {marca && (
            <span className="marca" aria-hidden>
              {valor === elegida ? <Checkmark24Regular /> : marca}
            </span>
          )}
          <span>{texto}</span>
        </label>
      ))}
      {falta !== undefined && (
        <p className="falta" id={`${id}-falta`} role="alert">
          <ErrorCircle12Filled />
          {falta}
        </p>
      )}
    </fieldset>
  )
}

type SueltaProps = {
  children: string
  pulsada: boolean
  /** Shown before the text; the tick replaces it. */
  icono?: ReactNode
  ocupada?: boolean
  onClick: () => void
}

/** An option that is switched on or off independently of others. */
export function PildoraSuelta({ children, pulsada, icono, ocupada, onClick }: SueltaProps) {
  return (
    <button
      type="button"
      className="pildora"
      aria-pressed={pulsada}
      aria-busy={ocupada}
      onClick={onClick}
    >
      {pulsada ? <Checkmark20Regular /> : icono}
      {children}
    </button>
  )
}
