import { type KeyboardEvent, type ReactNode, type RefObject, useId } from 'react'

import { Cruz } from './Dialogo.tsx'

import './hoja.css'
import { movida } from './lista.ts'
import { useBajo } from './useBajo.ts'
import { useModal } from './useModal.ts'

type Props = {
  titulo: string
  debajoDe: RefObject<HTMLElement | null>
  onCerrar: () => void
  /** Content that stays above the rows, such as a search field. */
  arriba: ReactNode
  children: ReactNode
}

/** A list of choices, full screen on a phone and under its field elsewhere. The arrow keys move through its rows. */
export function Hoja({ titulo, debajoDe, onCerrar, arriba, children }: Props) {
  const ref = useModal(true, onCerrar, { closesBeside: true })
  const id = useId()
  useBajo(ref, debajoDe)

  function alTeclear(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      // Some browsers clear a search field on Escape instead of closing the dialog.
      event.preventDefault()
      return onCerrar()
    }
    if (!event.key.startsWith('Arrow')) return
    const filas = [...(ref.current?.querySelectorAll<HTMLElement>('.fila-de-hoja') ?? [])]
    const at = filas.findIndex((fila) => fila === document.activeElement)
    const next = movida(at, event.key, filas.length)
    if (next === undefined) return
    event.preventDefault()
    filas[next]?.focus()
  }

  return (
    <dialog ref={ref} className="hoja-de-lista" aria-labelledby={id} onKeyDown={alTeclear}>
      <header>
        <Cruz onCerrar={onCerrar} />
        <h2 id={id}>{titulo}</h2>
      </header>
      <div className="arriba">{arriba}</div>
      {children}
    </dialog>
  )
}
