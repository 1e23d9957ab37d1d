import { Dismiss24Regular } from '@fluentui/react-icons/svg/dismiss'
import { type ReactNode, useEffect, useId, useRef } from 'react'

import type { Tono } from './Panel.tsx'
import { useModal } from './useModal.ts'

type Props = {
  abierto: boolean
  titulo: string
  onCerrar: () => void
  icono?: ReactNode
  tono?: Tono
  /** Control that closes the dialog, beside the title: a cross, or a button with text. */
  cierre?: ReactNode
  /** The dialog has no history entry of its own, so Back does not close it. */
  esLaPagina?: boolean
  children: ReactNode
}

/** A question over the page. Esc and Back close it. */
export function Dialogo({
  abierto,
  titulo,
  onCerrar,
  icono,
  tono = 'ok',
  cierre,
  esLaPagina = false,
  children,
}: Props) {
  const ref = useModal(abierto, onCerrar, { inHistory: !esLaPagina })
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(titulo)
  useEffect(() => {
    // A new title in an open dialog is another question: the focus makes screen readers read it.
    if (abierto && shown.current !== titulo) heading.current?.focus()
    shown.current = titulo
  }, [abierto, titulo])
  return (
    <dialog ref={ref} className="dialogo" aria-labelledby={id}>
      {abierto && (
        <>
          <div className="cabeza">
            {icono && <span className={`baldosa ${tono}`}>{icono}</span>}
            <h2 id={id} ref={heading} tabIndex={-1}>
              {titulo}
            </h2>
            {cierre}
          </div>
          {children}
        </>
      )}
    </dialog>
  )
}

export function Cruz({ onCerrar }: { onCerrar: () => void }) {
  return (
    <button type="button" className="cruz" aria-label="Cerrar" onClick={onCerrar}>
      <Dismiss24Regular />
    </button>
  )
}
