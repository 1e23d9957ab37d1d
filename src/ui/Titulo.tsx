import { type ReactNode, createContext, use, useEffect, useRef } from 'react'

import { llegada } from './llegada.ts'

/** 2 for a form in place of a card, below the screen's own heading. */
export const NivelDeTitulo = createContext<1 | 2>(1)

/** Heading of a screen. It takes the focus on arrival, except on the page's first load. */
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
