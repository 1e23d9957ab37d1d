import { type ReactNode, useId } from 'react'

import { useModal } from './useModal.ts'

type Props = { abierto: boolean; titulo: string; onCerrar: () => void; children: ReactNode }

/** A question over the page; Esc and Back close it. */
export function Dialogo({ abierto, titulo, onCerrar, children }: Props) {
  const ref = useModal(abierto, onCerrar)
  const id = useId()
  return (
    <dialog ref={ref} className="dialogo" aria-labelledby={id}>
      {abierto && (
        <>
          <h2 id={id}>{titulo}</h2>
          {children}
        </>
      )}
    </dialog>
  )
}
