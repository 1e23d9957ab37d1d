import type { ReactNode } from 'react'

type Props = {
  parte: number
  /** 'firmado': for a code signed by this phone, the ring stays full. */
  tono?: 'poco' | 'firmado' | undefined
  children: ReactNode
}

/** The rounded ring of 320 px around the code. It empties with the code's remaining time. */
export function Anillo({ parte, tono, children }: Props) {
  const borde =
    'M44 5H276a39 39 0 0 1 39 39V276a39 39 0 0 1-39 39H44a39 39 0 0 1-39-39V44a39 39 0 0 1 39-39z'
  return (
    <div className="anillo">
      <svg viewBox="0 0 320 320" aria-hidden="true">
        <path className="pista" d={borde} />
        {parte > 0 && (
          <path
            className={tono ? `tiempo ${tono}` : 'tiempo'}
            d={borde}
            pathLength="100"
            strokeDasharray={`${parte * 100} 100`}
          />
        )}
      </svg>
      {children}
    </div>
  )
}
