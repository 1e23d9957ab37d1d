import { useEffect, useLayoutEffect, useRef } from 'react'

import { reconcileNow } from '#live/sesion/access.ts'
import type { Session } from '#live/sesion/useSession.ts'
import type { Sesion } from '#local/bases/salida.ts'
import { type Prestamo, prestamoDe } from '#local/session/prestamo.ts'

/** Time in ms, longer than any read of one row; meanwhile the page is blank. */
const PACIENCIA = 5000

/** Session and loan that a page is drawn for. */
const vista = (generation: number, prestamo: Prestamo | undefined) =>
  `${generation}/${prestamo?.idAfiliado}/${prestamo?.a}`

const vistaDe = (row: Sesion | undefined) =>
  row?.state === 'in' ? vista(row.generation, prestamoDe(row)) : 'nadie'

let tarde: ReturnType<typeof setTimeout> | undefined

/** Hides the page and keeps its typed text and scroll position; reloads it if the read takes too long. */
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
 * Back or Forward may restore a page that was drawn for an earlier person, or before the phone was lent. The page is
 * hidden from the first frame on, until the session is read and the page is drawn for it.
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
