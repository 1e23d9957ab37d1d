import { ChevronDown24Regular } from '@fluentui/react-icons/svg/chevron-down'
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
  /** Of the panel: the button of the open row names it (aria-controls). */
  id: string
  /** The open row, if there is one. */
  detalle: { clave: string | number; titulo: string; contenido: ReactNode } | undefined
  onCerrar: () => void
  /** The table. */
  children: ReactNode
}

/**
 * A table and all of its open row beside it, in a column that stays in sight and scrolls by itself. A pressed row hands the focus
 * on to its detail; Escape and the cross close it and hand the focus back. The arrows go from row to row.
 */
export function ConDetalle({ id, onCerrar, children, ...props }: Props) {
  // On a phone the open card has it, and it is drawn once.
  const detalle = useMedia(ANCHA) ? props.detalle : undefined
  const todo = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLElement>(null)
  const idDeTitulo = useId()
  const clave = detalle?.clave
  useEffect(() => {
    // Not where it is open from the start.
    if (clave !== undefined && document.activeElement?.getAttribute('aria-controls') === id)
      panel.current?.focus({ preventScroll: true })
  }, [id, clave])

  function cerrar() {
    todo.current?.querySelector<HTMLElement>('tr[aria-current] .abre-fila')?.focus()
    onCerrar()
  }

  function alTeclear(event: KeyboardEvent) {
    const { key, target } = event
    // What opens over the page closes by its own Escape.
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

  /** With a mouse the whole row is its button, but for what else is pressed in it, and for words that are being marked. */
  function alTocar({ target }: MouseEvent) {
    if (!(target instanceof Element) || target.closest('a, button, dialog, [popover]')) return
    const boton = target.closest('tr')?.querySelector<HTMLElement>('.abre-fila')
    if (!boton || getSelection()?.isCollapsed === false) return
    boton.focus()
    boton.click()
  }

  return (
    <div className="con-detalle">
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- what it hears is of the buttons in it */}
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

type AbreProps = { id: string; abierta: boolean; onAlternar: () => void; children: ReactNode }

/** The first cell of a row: it opens the row's detail beside the table. */
export function AbreFila({ id, abierta, onAlternar, children }: AbreProps) {
  return (
    <button
      type="button"
      className="abre-fila"
      aria-expanded={abierta}
      aria-controls={abierta ? id : undefined}
      onClick={onAlternar}
    >
      <ChevronDown24Regular />
      <span>{children}</span>
    </button>
  )
}
