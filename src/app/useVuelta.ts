import { useEffect, useLayoutEffect, useRef } from 'react'

import { reconcileNow } from '#live/access.ts'
import type { Session } from '#live/useSession.ts'
import { type Prestamo, prestamoDe } from '#local/prestamo.ts'
import type { Sesion } from '#local/salida.ts'

/** Longer than any read of one row: who waits for it sees nothing. */
const PACIENCIA = 5000

/** What a page is drawn for: whose session, and whose counter alone. */
const vista = (generation: number, prestamo: Prestamo | undefined) =>
  `${generation}/${prestamo?.idAfiliado}/${prestamo?.a}`

const vistaDe = (row: Sesion | undefined) =>
  row?.state === 'in' ? vista(row.generation, prestamoDe(row)) : 'nadie'

/** It stays as it is, with what was typed and how far down it was: only nobody sees it. */
const mostrar = (seen: boolean) => {
  document.documentElement.style.visibility = seen ? '' : 'hidden'
}

/**
 * A page that Back or Forward brings whole was drawn for whoever was here then, and perhaps before the phone was lent. Nothing
 * of it may show, not for one frame, until the session was read and this page is drawn for that.
 */
export function useVuelta(session: Session): void {
  const dibujada =
    session.state === 'signed-in' ? vista(session.generation, session.prestamo) : 'nadie'
  const ahora = useRef(dibujada)
  const esperada = useRef<string>(undefined)

  useLayoutEffect(() => {
    ahora.current = dibujada
    if (esperada.current !== dibujada) return
    esperada.current = undefined
    mostrar(true)
  }, [dibujada])

  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      mostrar(false)
      const late = setTimeout(() => location.reload(), PACIENCIA)
      reconcileNow().then(
        (row) => {
          clearTimeout(late)
          if (vistaDe(row) === ahora.current) return mostrar(true)
          esperada.current = vistaDe(row)
        },
        () => location.reload(),
      )
    }
    addEventListener('pageshow', comeBack)
    return () => {
      removeEventListener('pageshow', comeBack)
      mostrar(true)
    }
  }, [])
}
