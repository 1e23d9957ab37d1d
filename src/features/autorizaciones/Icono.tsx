import type { ReactElement } from 'react'

type Props = {
  nombre: string
  icono: ReactElement
  /** It keeps the focus: what it moves may have come to the end. */
  apagado?: boolean
  onClick: () => void
}

/** A button of a row that is its picture alone. */
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
