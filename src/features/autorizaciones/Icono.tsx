import type { ReactElement } from 'react'

type Props = {
  nombre: string
  icono: ReactElement
  /** Disabled but still focusable (aria-disabled): a moved item that reaches the end keeps the focus on its button. */
  apagado?: boolean
  onClick: () => void
}

/** Icon button in a row. */
export function Icono({ nombre, icono, apagado = false, onClick }: Props) {
  return (
    <button
      type="button"
      className="cruz"
      aria-label={nombre}
      aria-disabled={apagado}
      onClick={() => {
        if (!apagado) onClick()
      }}
    >
      {icono}
    </button>
  )
}
