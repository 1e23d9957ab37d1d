import type { Rama } from '#model/mostrador/arbol.ts'

import { Dibujo } from './Dibujo.tsx'

type Props = { arbol: Rama; onClick: () => void }

/** A working button in place of the first picture's drawing of it. */
export function BotonDibujado({ arbol, onClick }: Props) {
  return (
    <button type="button" className="boton contorno" onClick={onClick}>
      <Dibujo arbol={arbol.hijos} />
    </button>
  )
}
