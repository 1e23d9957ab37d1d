import { type ReactNode, createContext, use, useEffect, useRef } from 'react'

import { llegada } from './llegada.ts'

/** A form in place of a card stands below the screen's own heading. */
export const NivelDeTitulo = createContext<1 | 2>(1)

/** The heading of a screen. It takes the focus when the person arrives, except on the page's first load. */
export function Titulo({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLHeadingElement>(null)
  const nivel = use(NivelDeTitulo)
  useEffect(() => {
    if (!llegada.primera) ref.current?.focus({ preventScroll: true })
    llegada.primera = false
  }, [])
  const Encabezado = `h${nivel}` as const
  return (
    <Encabezado ref={ref} tabIndex={-1}>
      {children}
    </Encabezado>
  )
}
