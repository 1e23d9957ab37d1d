import { PildoraSuelta } from '#ui/Pildoras.tsx'

import './piezas.css'

type Atajo = { texto: string; elegido: boolean; onElegir: () => void }

/** Usual values of a field, one touch each. If the person types another value, none is marked. */
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
