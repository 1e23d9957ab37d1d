import { Search24Regular } from '@fluentui/react-icons/svg/search'

import './buscador.css'

type Props = { etiqueta: string; valor: string; onBuscar: (texto: string) => void }

/** Filters what lies on the phone while it is typed: no button, nothing to wait for. */
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
