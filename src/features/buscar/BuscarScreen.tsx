import { Titulo } from '#ui/Titulo.tsx'

import { Busqueda } from './Busqueda.tsx'
import { texts } from './texts.ts'

/** The search as a page: on a phone it is opened from the menu. */
export function BuscarScreen() {
  return (
    <div className="pila">
      <Titulo>{texts.titulo}</Titulo>
      <Busqueda />
    </div>
  )
}
