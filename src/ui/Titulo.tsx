import { type ReactNode, useEffect, useRef } from 'react'

import { llegada } from './llegada.ts'

/** The heading of a screen. It takes the focus when the person arrives, except on the page's first load. */
export function Titulo({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!llegada.primera) ref.current?.focus({ preventScroll: true })
    llegada.primera = false
  }, [])
  return (
    <h1 ref={ref} tabIndex={-1}>
      {children}
    </h1>
  )
}
