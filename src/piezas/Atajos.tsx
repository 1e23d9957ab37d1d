import { PildoraSuelta } from '#ui/Pildoras.tsx'

import './piezas.css'

type Atajo = { texto: string; elegido: boolean; onElegir: () => void }

/** Usual values of a field, one touch each; a value that is typed leaves none of them chosen. */
export function Atajos({ atajos }: { atajos: readonly Atajo[] }) {
  return (
    <div className="atajos">
      {atajos.map(({ texto, elegido, onElegir }) => (
        <PildoraSuelta key={texto} pulsada={elegido} onClick={onElegir}>
          {texto}
        </PildoraSuelta>
      ))}
    </div>
  )
}
