import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
} from 'react'

import './alLado.css'
import { Cruz } from './Dialogo.tsx'
import { movida } from './lista.ts'
import { ANCHA, useMedia } from './useMedia.ts'

type Props = {
  /** Id of the panel; the open row's button refers to it (aria-controls). */
  id: string
  /** The open row; undefined if all are closed. */
  detalle: { clave: string | number; titulo: string; contenido: ReactNode } | undefined
  onCerrar: () => void
  /** The table. */
  children: ReactNode
}

/**
 * A table with the open row's detail beside it, in a column that stays visible and scrolls on its own. A pressed row
 * moves the focus to its detail. Escape and the cross close it and return the focus. The arrow keys move between rows.
 */
export function ConDetalle({ id, onCerrar, children, ...props }: Props) {
  // On a phone the open card shows the detail, so it must not be drawn here too.
  const detalle = useMedia(ANCHA) ? props.detalle : undefined
  const todo = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLElement>(null)
  const idDeTitulo = useId()
  const clave = detalle?.clave
  useEffect(() => {
    // The focus moves only after a press, not if a row is open from the start.
    if (clave !== undefined && document.activeElement?.getAttribute('aria-controls') === id)
      panel.current?.focus({ preventScroll: true })
  }, [id, clave])

  function cerrar() {
    todo.current?.querySelector<HTMLElement>('tr[aria-current] .abre-fila')?.focus()
    onCerrar()
  }

  function alTeclear(event: KeyboardEvent) {
    const { key, target } = event
    // A dialog or menu over the page handles its own Escape.
    if (!(target instanceof Element) || target.closest('dialog, [popover]')) return
    if (key === 'Escape' && detalle) return cerrar()
    if (!key.startsWith('Arrow') || !target.matches('td > .abre-fila')) return
    const filas = [...(todo.current?.querySelectorAll<HTMLElement>('td > .abre-fila') ?? [])]
    const at = filas.findIndex((fila) => fila === target)
    const next = movida(at, key, filas.length)
    if (next === undefined) return
    event.preventDefault()
    filas[next]?.focus()
  }

  /** With a mouse the whole row works as a button, except for its other controls and while text is being selected. */
  function alTocar({ target }: MouseEvent) {
    if (!(target instanceof Element) || target.closest('a, button, dialog, [popover]')) return
    const boton = target.closest('tr')?.querySelector<HTMLElement>('.abre-fila')
    if (!boton || getSelection()?.isCollapsed === false) return
    boton.focus()
    boton.click()
  }

  return (
    <div className="con-detalle">
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its keys and clicks come from the buttons inside */}
      <div ref={todo} className="tabla-y-detalle" onKeyDown={alTeclear} onClick={alTocar}>
        <div>{children}</div>
        {detalle && (
          <section
            key={clave}
            ref={panel}
            id={id}
            className="al-lado tarjeta sin-papel"
            tabIndex={-1}
            aria-labelledby={idDeTitulo}
          >
            <div className="cabeza">
              <h2 id={idDeTitulo}>{detalle.titulo}</h2>
              <Cruz onCerrar={cerrar} />
            </div>
            {detalle.contenido}
          </section>
        )}
      </div>
    </div>
  )
}
