import { type KeyboardEvent, type ReactElement, type ToggleEvent, useId, useRef } from 'react'

import { AbreMenu } from './AbreMenu.tsx'

import './lista.css'
import { movida } from './lista.ts'

type Accion = {
  texto: string
  icono?: ReactElement
  peligro?: boolean
  /** The entry can be read but not used; the menu's note gives the reason. */
  apagada?: boolean
  onElegir: () => void
}

type Props = { de: string; acciones: readonly Accion[]; nota?: string | undefined }

/** Menu of a row. It is the browser's popover: Esc and a touch outside close it. */
export function MenuDeFila({ de, acciones, nota }: Props) {
  const id = useId()
  const boton = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const items = () => [...(menu.current?.querySelectorAll('button') ?? [])]

  function mover(event: KeyboardEvent) {
    // Closing returns the focus to the button, so Tab goes on from there.
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
      <AbreMenu de={de} id={id} boton={boton} />
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
              // Closed first, so that the focus returns to the row: a dialog that opens next will give it back there.
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
