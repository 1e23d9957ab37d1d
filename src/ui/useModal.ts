import { type RefObject, useEffect, useRef } from 'react'

import { noteOpen } from './abiertos.ts'
import { useLatest } from './useLatest.ts'

const MARCA = 'dialogo'

type Options = {
  /** A touch beside it closes it. */
  closesBeside?: boolean
  /** It has an entry of its own in the history. */
  inHistory?: boolean
}

/**
 * Opens a <dialog> as a modal with an entry of its own in the history, so that Android's Back closes it, as Esc does.
 * Closing it any other way takes that entry away again.
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
    const closed = noteOpen()
    if (inHistory) {
      history.pushState({ ...history.state, [MARCA]: mark }, '')
      addEventListener('popstate', () => close.current(), { signal })
    }
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
      // A dialog that left the page with its screen gives no focus back by itself.
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
      if (history.state?.[MARCA] === mark) history.back()
    }
  }, [open, close, closesBeside, inHistory])

  return ref
}
