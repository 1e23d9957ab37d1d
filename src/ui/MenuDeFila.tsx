import { MoreVertical24Regular } from '@fluentui/react-icons/svg/more-vertical'
import { type KeyboardEvent, type ReactElement, type ToggleEvent, useId, useRef } from 'react'

import './lista.css'
import { movida } from './lista.ts'

type Accion = {
  texto: string
  icono?: ReactElement
  peligro?: boolean
  /** It is read, and does nothing; why, says the menu's note. */
  apagada?: boolean
  onElegir: () => void
}

type Props = { de: string; acciones: readonly Accion[]; nota?: string | undefined }

/** What can be done with one row of a list. The browser's own popover: Esc and a touch beside it close it. */
export function MenuDeFila({ de, acciones, nota }: Props) {
  const id = useId()
  const boton = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const items = () => [...(menu.current?.querySelectorAll('button') ?? [])]

  function mover(event: KeyboardEvent) {
    // The focus is back on the button first, and goes on from there.
    if (event.key === 'Tab') return menu.current?.hidePopover()
    const todos = items()
    const at = todos.findIndex((item) => item === document.activeElement)
    const next = movida(at, event.key, todos.length)
    if (next === undefined) return
    event.preventDefault()
    todos[next]?.focus()
  }

  function alAbrir({ newState }: ToggleEvent) {
    if (newState !== 'open' || !menu.current || !boton.current) return
    const { right, bottom, top } = boton.current.getBoundingClientRect()
    const { offsetWidth, offsetHeight, style } = menu.current
    const abajo = bottom + offsetHeight <= innerHeight
    style.left = `${Math.max(8, right - offsetWidth)}px`
    style.top = `${abajo ? bottom : Math.max(8, top - offsetHeight)}px`
    items()[0]?.focus()
  }

  return (
    <>
      <button
        ref={boton}
        type="button"
        className="cruz"
        aria-label={`Acciones de ${de}`}
        aria-haspopup="menu"
        popoverTarget={id}
      >
        <MoreVertical24Regular />
      </button>
      <div
        ref={menu}
        id={id}
        className="menu-de-fila"
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={`Acciones de ${de}`}
        onKeyDown={mover}
        onToggle={alAbrir}
      >
        {acciones.map(({ texto, icono, peligro = false, apagada = false, onElegir }) => (
          <button
            key={texto}
            type="button"
            role="menuitem"
            tabIndex={-1}
            className={peligro ? 'fila peligro' : 'fila'}
            aria-disabled={apagada || undefined}
            onClick={() => {
              if (apagada) return
              // Closed first: the focus goes back to the row, and a dialog that opens takes it from there.
              menu.current?.hidePopover()
              boton.current?.focus()
              onElegir()
            }}
          >
            {icono}
            <span>{texto}</span>
          </button>
        ))}
        {nota !== undefined && <p>{nota}</p>}
      </div>
    </>
  )
}
