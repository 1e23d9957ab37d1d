import { useEffect, useLayoutEffect, useRef } from 'react'

import { reconcileNow } from '#live/access.ts'
import type { Session } from '#live/useSession.ts'
import type { Sesion } from '#local/salida.ts'

/** Longer than any read of one row: who waits for it sees nothing. */
const PACIENCIA = 5000

type Vista = { generation: number; prestado?: number }
const vista = (abierta: Vista | undefined) =>
  abierta ? `${abierta.generation}/${abierta.prestado ?? ''}` : 'nadie'
const vistaDe = (row: Sesion | undefined) => vista(row?.state === 'in' ? row : undefined)

/** It stays as it is, with what was typed and how far down it was: only nobody sees it. */
const mostrar = (seen: boolean) => {
  document.documentElement.style.visibility = seen ? '' : 'hidden'
}

/**
 * A page that Back or Forward brings whole was drawn for whoever was here then, and perhaps before the phone was lent. Nothing
 * of it may show, not for one frame, until the session was read and this page is drawn for that.
 */
export function useVuelta(session: Session): void {
  const dibujada = vista(session.state === 'signed-in' ? session : undefined)
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
