import { useEffect, useLayoutEffect, useRef } from 'react'

import { reconcileNow } from '#live/sesion/access.ts'
import type { Session } from '#live/sesion/useSession.ts'
import type { Sesion } from '#local/bases/salida.ts'
import { type Prestamo, prestamoDe } from '#local/session/prestamo.ts'

/** Longer than any read of one row: who waits for it sees nothing. */
const PACIENCIA = 5000

/** What a page is drawn for: whose session, and whose counter alone. */
const vista = (generation: number, prestamo: Prestamo | undefined) =>
  `${generation}/${prestamo?.idAfiliado}/${prestamo?.a}`

const vistaDe = (row: Sesion | undefined) =>
  row?.state === 'in' ? vista(row.generation, prestamoDe(row)) : 'nadie'

let tarde: ReturnType<typeof setTimeout> | undefined

/** It stays as it is, with what was typed and how far down it was: only nobody sees it. Not for ever. */
function ocultar() {
  document.documentElement.style.visibility = 'hidden'
  tarde ??= setTimeout(() => location.reload(), PACIENCIA)
}

function mostrar() {
  document.documentElement.style.visibility = ''
  clearTimeout(tarde)
  tarde = undefined
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
    mostrar()
  }, [dibujada])

  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      ocultar()
      reconcileNow().then(
        (row) => {
          if (vistaDe(row) === ahora.current) mostrar()
          else esperada.current = vistaDe(row)
        },
        () => location.reload(),
      )
    }
    addEventListener('pageshow', comeBack)
    return () => {
      removeEventListener('pageshow', comeBack)
      mostrar()
    }
  }, [])
}
