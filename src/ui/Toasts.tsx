import { Dismiss24Regular } from '@fluentui/react-icons/svg/dismiss'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'

import { onOpen, onTop } from './abiertos.ts'
import { type Toast, closeToast, currentToast, onToasts } from './toasts.ts'

/**
 * Both live regions are always in the page: many screen readers miss a region that appears together with its text.
 * While a dialog is open the regions are inside it, because the page behind can be neither read nor pressed.
 */
export function Toasts() {
  const toast = useSyncExternalStore(onToasts, currentToast)
  const dialog = useSyncExternalStore(onOpen, onTop)
  const shown = toast && <Tostada key={toast.id} toast={toast} />
  const avisos = (
    <div className="avisos">
      <output>{toast?.tipo === 'aviso' && shown}</output>
      <div role="alert">{toast?.tipo === 'error' && shown}</div>
    </div>
  )
  return dialog ? createPortal(avisos, dialog) : avisos
}

function Tostada({ toast }: { toast: Toast }) {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => closeToast(toast.id), toast.segundos * 1000)
    return () => clearTimeout(timer)
  }, [held, toast])
  const caja = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    let stop: (() => void) | undefined
    let left = false
    // Loaded late, because the sign-in's first picture does not need it.
    void import('./sobreLosBotones.ts')
      .then(({ sobreLosBotones }) => {
        const avisos = caja.current?.closest<HTMLElement>('.avisos')
        if (!left && avisos) stop = sobreLosBotones(avisos)
      })
      .catch(() => undefined) // The toast stays in its usual place.
    return () => {
      left = true
      stop?.()
    }
  }, [])
  const hold = () => setHeld(true)
  const release = () => setHeld(false)
  return (
    <span
      ref={caja}
      className={`tostada ${toast.tipo}`}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <span>{toast.text}</span>
      <button type="button" aria-label="Cerrar aviso" onClick={() => closeToast(toast.id)}>
        <Dismiss24Regular />
      </button>
    </span>
  )
}
