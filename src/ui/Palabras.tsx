type Props = { ocupado: boolean; quieto: string; haciendo: string }

/**
 * A button's words, at rest and while it works, in the width of the longer ones: a button that grew would push its
 * neighbour to where the finger already is for its second tap.
 */
export function Palabras({ ocupado, quieto, haciendo }: Props) {
  return (
    <span className="palabras">
      <span className={ocupado ? 'callado' : ''}>{quieto}</span>
      <span className={ocupado ? '' : 'callado'}>{haciendo}</span>
    </span>
  )
}
