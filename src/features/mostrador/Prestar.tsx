import { dibujos } from '#model/mostradorDibujos.ts'
import { textos } from '#model/mostradorTextos.ts'
import { dibujo } from '#model/mostradorVista.ts'
import { aparato } from '#ui/esMovil.ts'

import { Dibujo } from './Dibujo.tsx'

type Props = { puede: boolean; onPrestar: () => void }

export function Prestar({ puede, onPrestar }: Props) {
  return (
    <button type="button" className="boton primario" disabled={!puede} onClick={onPrestar}>
      <Dibujo arbol={dibujo(dibujos.telefono)} />
      {textos.prestar(aparato())}
    </button>
  )
}
