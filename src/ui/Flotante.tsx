import { type ReactNode, useEffect, useState } from 'react'

import { noteFloating } from './abiertos.ts'

type Props = { id: string; como: 'dialog' | 'nav'; etiqueta: string; children: ReactNode }

/** A popover, opened by a button with its id (popoverTarget). Its content is rendered only while it is open. */
export function Flotante({ id, como: Elemento, etiqueta, children }: Props) {
  const [abierto, setAbierto] = useState(false)
  useEffect(() => (abierto ? noteFloating() : undefined), [abierto])
  return (
    <Elemento
      className="flotante"
      popover="auto"
      id={id}
      aria-label={etiqueta}
      onBeforeToggle={({ newState }) => newState === 'open' && setAbierto(true)}
      // After closing, not before: the browser returns the focus from the content to the button.
      onToggle={({ newState }) => newState === 'closed' && setAbierto(false)}
    >
      {abierto && children}
    </Elemento>
  )
}
