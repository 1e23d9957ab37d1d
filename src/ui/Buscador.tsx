import { Search24Regular } from '@fluentui/react-icons/svg/search'

import './buscador.css'

type Props = { etiqueta: string; valor: string; onBuscar: (texto: string) => void }

/** Filters a list on this phone while the person types: no button, no waiting. */
export function Buscador({ etiqueta, valor, onBuscar }: Props) {
  return (
    <search className="buscador">
      <Search24Regular aria-hidden />
      <input
        type="search"
        aria-label={etiqueta}
        placeholder={etiqueta}
        value={valor}
        autoComplete="off"
        enterKeyHint="search"
        onChange={({ target }) => onBuscar(target.value)}
      />
    </search>
  )
}
