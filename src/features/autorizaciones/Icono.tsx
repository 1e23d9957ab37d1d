import type { ReactElement } from 'react'

type Props = {
  nombre: string
  icono: ReactElement
  /** Marked with aria-disabled, not `disabled`: an item that reaches the end keeps the focus on its button. */
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
