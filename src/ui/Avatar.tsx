type Props = { iniciales: string; tono?: number; chico?: boolean }

/** Initials beside a written name. Hidden from screen readers, which read the name. */
export function Avatar({ iniciales, tono, chico }: Props) {
  const clase = chico ? ' chico' : tono === undefined ? '' : ` tono-${tono % 3}`
  return (
    <span className={`avatar${clase}`} aria-hidden="true">
      {iniciales}
    </span>
  )
}
