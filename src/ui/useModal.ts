import { type RefObject, useEffect, useRef } from 'react'

import { noteOpen } from './abiertos.ts'
import { irAtras, trasVolver } from './irAtras.ts'
import { useLatest } from './useLatest.ts'

const MARCA = 'dialogo'

/** Mark of a history entry that a closed dialog left. The next dialog takes it over, so that Back is one step for both. */
let sobra: string | undefined

type Options = {
  /** A touch outside closes it. */
  closesBeside?: boolean
  /** The dialog gets a history entry of its own. */
  inHistory?: boolean
}

/**
 * Opens a <dialog> as a modal with a history entry of its own, so that Android's Back closes it, like Esc. If it closes
 * in another way, the entry is removed.
 */
export function useModal(
  open: boolean,
  onClose: () => void,
  { closesBeside = false, inHistory = true }: Options = {},
): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null)
  const close = useLatest(onClose)

  useEffect(() => {
    const dialog = ref.current
    if (!open || !dialog) return
    const mark = crypto.randomUUID()
    const leaving = new AbortController()
    const { signal } = leaving
    const before = document.activeElement
    dialog.showModal()
    const closed = noteOpen(dialog)
    const entrar = () => {
      const entry = { ...history.state, [MARCA]: mark }
      if (sobra === undefined) history.pushState(entry, '')
      else history.replaceState(entry, '')
      sobra = undefined
      // This event also comes when a dialog over this one closes: then this one stays open.
      const back = () => history.state?.[MARCA] === mark || close.current()
      addEventListener('popstate', back, { signal })
    }
    // While the entry of another dialog is being removed, this one's own would be removed instead.
    if (inHistory) trasVolver(() => signal.aborted || entrar())
    dialog.addEventListener(
      'cancel',
      (event) => {
        event.preventDefault()
        close.current()
      },
      { signal },
    )
    dialog.addEventListener(
      'click',
      ({ target }) => {
        if (closesBeside && target === dialog) close.current()
      },
      { signal },
    )
    return () => {
      leaving.abort()
      dialog.close()
      closed()
      // A dialog that disappears with its screen does not return the focus by itself.
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
      if (history.state?.[MARCA] !== mark) return
      sobra = mark
      queueMicrotask(() => {
        if (sobra === mark && history.state?.[MARCA] === mark) irAtras()
        if (sobra === mark) sobra = undefined
      })
    }
  }, [open, close, closesBeside, inHistory])

  return ref
}
