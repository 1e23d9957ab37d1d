import { type ReactNode, useEffect, useRef } from 'react'

import { enfocarLaFalta } from './enfocarLaFalta.ts'

type Props = {
  /** Number of attempts to send the form with a missing field. */
  enVano: number
  className: string
  children: ReactNode
}

/** The fields of a form. Each attempt with a missing field moves the focus to the first field with an error. */
export function ConFaltas({ enVano, className, children }: Props) {
  const caja = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (enVano > 0) enfocarLaFalta(caja.current)
  }, [enVano])
  return (
    <div className={className} ref={caja}>
      {children}
    </div>
  )
}
