import { type RefObject, useEffect, useRef } from 'react'

const MARCA = 'dialogo'

/**
 * Opens a <dialog> as a modal with an entry of its own in the history, so that Android's Back closes it.
 * Closing it any other way takes that entry away again.
 */
export function useModal(open: boolean, onClose: () => void): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null)
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  }, [onClose])

  useEffect(() => {
    const dialog = ref.current
    if (!open || !dialog) return
    const mark = crypto.randomUUID()
    dialog.showModal()
    history.pushState({ ...history.state, [MARCA]: mark }, '')
    const onBack = () => close.current()
    addEventListener('popstate', onBack)
    return () => {
      removeEventListener('popstate', onBack)
      dialog.close()
      if (history.state?.[MARCA] === mark) history.back()
    }
  }, [open])

  return ref
}
