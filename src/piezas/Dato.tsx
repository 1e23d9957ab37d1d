type Props = { titulo: string; esDato?: boolean; children: string }

/** A name and its value in a list; a dash if there is no value. */
export function Dato({ titulo, esDato = false, children }: Props) {
  return (
    <div>
      <dt className="tenue">{titulo}</dt>
      <dd className={esDato ? 'dato' : undefined}>{children || '—'}</dd>
    </div>
  )
}
