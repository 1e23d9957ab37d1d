import { MoreVertical24Regular } from '@fluentui/react-icons/svg/more-vertical'
import type { RefObject } from 'react'

type Props = {
  /** The row, as in 'Acciones de la receta N° 7'. */
  de: string
  /** Id of the menu. */
  id?: string
  boton?: RefObject<HTMLButtonElement | null>
}

/** The button that opens the menu of a row. */
export function AbreMenu({ de, id, boton }: Props) {
  return (
    <button
      ref={boton}
      type="button"
      className="cruz"
      aria-label={`Acciones de ${de}`}
      aria-haspopup="menu"
      popoverTarget={id}
    >
      <MoreVertical24Regular />
    </button>
  )
}
