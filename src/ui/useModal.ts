import { type RefObject, useEffect, useRef } from 'react'

import { noteOpen } from './abiertos.ts'
import { useLatest } from './useLatest.ts'

const MARCA = 'dialogo'

/** Whose entry is left over: a dialog that opens in place of the one that closed takes it, as Back is one step for both. */
let sobra: string | undefined

/** On its way back over the entry of one that closed: what opens meanwhile would be taken for it. */
let volviendo = false

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
    const closed = noteOpen(dialog)
    const entrar = () => {
      const entry = { ...history.state, [MARCA]: mark }
      if (sobra === undefined) history.pushState(entry, '')
      else history.replaceState(entry, '')
      sobra = undefined
      // Back from a dialog over this one leads here.
      const back = () => history.state?.[MARCA] === mark || close.current()
      addEventListener('popstate', back, { signal })
    }
    if (inHistory && volviendo) addEventListener('popstate', entrar, { signal, once: true })
    else if (inHistory) entrar()
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
      if (history.state?.[MARCA] !== mark) return
      sobra = mark
      queueMicrotask(() => {
        if (sobra === mark && history.state?.[MARCA] === mark) volver()
        if (sobra === mark) sobra = undefined
      })
    }
  }, [open, close, closesBeside, inHistory])

  return ref
}

function volver(): void {
  volviendo = true
  addEventListener('popstate', () => void (volviendo = false), { once: true })
  history.back()
}
