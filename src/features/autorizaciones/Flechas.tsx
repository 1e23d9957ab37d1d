import { ArrowDown24Regular } from '@fluentui/react-icons/svg/arrow-down'
import { ArrowUp24Regular } from '@fluentui/react-icons/svg/arrow-up'

import { Icono } from './Icono.tsx'
import { texts } from './nuevaTexts.ts'

type Props = { nombre: string; n: number; de: number; onMover: (a: number) => void }

/** Two buttons that move an item one place up or down. */
export function Flechas({ nombre, n, de, onMover }: Props) {
  return (
    <span className="flechas">
      <Icono
        nombre={texts.subir(nombre)}
        icono={<ArrowUp24Regular />}
        apagado={n === 0}
        onClick={() => onMover(n - 1)}
      />
      <Icono
        nombre={texts.bajar(nombre)}
        icono={<ArrowDown24Regular />}
        apagado={n === de - 1}
        onClick={() => onMover(n + 1)}
      />
    </span>
  )
}
