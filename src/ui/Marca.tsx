type Props = { arco: string; corazon: string }

/** The mark on green: white arc over a lighter heart. It is always beside the name, so it says nothing itself. */
export function Marca({ arco, corazon }: Props) {
  return (
    <svg viewBox="2 6 44 38" aria-hidden="true">
      <path d={arco} fill="none" stroke="currentColor" strokeWidth="5" strokeLinecap="round" />
      <path d={corazon} fill="#A0D8B9" />
    </svg>
  )
}
