type Props = { arco: string; corazon: string }

/**
 * The mark on green: a white arc over a lighter heart. Hidden from screen readers, because the name always stands
 * beside it.
 */
export function Marca({ arco, corazon }: Props) {
  return (
    <svg viewBox="2 6 44 38" aria-hidden="true">
      <path d={arco} fill="none" stroke="currentColor" strokeWidth="5" strokeLinecap="round" />
      <path d={corazon} fill="var(--cMarcaClara)" />
    </svg>
  )
}
