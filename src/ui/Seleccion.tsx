import { type Ref, useId } from 'react'

import { type Dicho, EnCampo } from './EnCampo.tsx'

import './pildoras.css'

type Props = Dicho & {
  opciones: readonly { valor: string; texto: string }[]
  /** Empty while nothing is chosen. */
  valor: string
  /** Text while nothing is chosen. */
  vacia?: string
  onElegir: (valor: string) => void
  ref?: Ref<HTMLSelectElement>
}

/** Choice from many options, in the browser's own list. */
export function Seleccion({ opciones, valor, vacia, onElegir, ref, ...dicho }: Props) {
  const id = useId()
  return (
    <EnCampo {...dicho}>
      <select
        id={id}
        ref={ref}
        className="seleccion"
        value={valor}
        onChange={({ target }) => onElegir(target.value)}
      >
        {vacia !== undefined && <option value="">{vacia}</option>}
        {opciones.map((opcion) => (
          <option key={opcion.valor} value={opcion.valor}>
            {opcion.texto}
          </option>
        ))}
      </select>
    </EnCampo>
  )
}
