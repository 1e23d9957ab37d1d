import { type ReactNode, useEffect, useRef } from 'react'

import { enfocarLaFalta } from './enfocarLaFalta.ts'

type Props = {
  /** How often the form was sent with something missing. */
  enVano: number
  className: string
  children: ReactNode
}

/** The fields of a form: each time that one is missing, the first that says so gets the focus. */
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
