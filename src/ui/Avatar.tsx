type Props = { iniciales: string; tono?: number; chico?: boolean }

/** Initials beside a written name. Hidden from screen readers, which read the name. */
export function Avatar({ iniciales, tono, chico }: Props) {
  const clases = ['avatar', chico && 'chico', tono !== undefined && `tono-${tono % 3}`]
  return (
    <span className={clases.filter(Boolean).join(' ')} aria-hidden="true">
      {iniciales}
    </span>
  )
}
