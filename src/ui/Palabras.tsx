type Props = { ocupado: boolean; quieto: string; haciendo: string }

/**
 * A button's label, at rest and while busy, as wide as the longer of both. If the button grew, its neighbour would move
 * under a finger that taps twice.
 */
export function Palabras({ ocupado, quieto, haciendo }: Props) {
  return (
    <span className="palabras">
      <span className={ocupado ? 'callado' : ''}>{quieto}</span>
      <span className={ocupado ? '' : 'callado'}>{haciendo}</span>
    </span>
  )
}
