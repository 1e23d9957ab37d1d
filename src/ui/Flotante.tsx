import { type ReactNode, useEffect, useState } from 'react'

import { noteFloating } from './abiertos.ts'

type Props = { id: string; como: 'dialog' | 'nav'; etiqueta: string; children: ReactNode }

/** What opens over the page from a button that names it (popoverTarget). While it is closed nothing of it is drawn. */
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
      // Not before it is closed: the focus goes back to the button from what is inside.
      onToggle={({ newState }) => newState === 'closed' && setAbierto(false)}
    >
      {abierto && children}
    </Elemento>
  )
}
