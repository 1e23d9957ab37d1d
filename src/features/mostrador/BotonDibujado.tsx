import type { Rama } from '#model/mostrador/arbol.ts'

import { Dibujo } from './Dibujo.tsx'

type Props = { arbol: Rama; onClick: () => void }

/** A button that the first picture has drawn, in its place and alive. */
export function BotonDibujado({ arbol, onClick }: Props) {
  return (
    <button type="button" className="boton contorno" onClick={onClick}>
      <Dibujo arbol={arbol.hijos} />
    </button>
  )
}
