type Props = { arco: string; corazon: string; logo?: string | undefined }

/**
 * The mark on its colour: a white arc over a lighter heart, or the insurer's own. Hidden from screen readers, because
 * the name always stands beside it.
 */
export function Marca({ arco, corazon, logo }: Props) {
  return (
    <svg viewBox="2 6 44 38" aria-hidden="true">
      {logo ? (
        <image href={logo} x="5" y="6" width="38" height="38" />
      ) : (
        <>
          <path d={arco} fill="none" stroke="currentColor" strokeWidth="5" strokeLinecap="round" />
          <path d={corazon} fill="var(--cMarcaClara)" />
        </>
      )}
    </svg>
  )
}
