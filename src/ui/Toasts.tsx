import { Dismiss24Regular } from '@fluentui/react-icons/svg/dismiss'
import { useEffect, useState, useSyncExternalStore } from 'react'

import { type Toast, closeToast, currentToast, onToasts } from './toasts.ts'

/** Both live regions are always there: a region that appears with its text is often not read. */
export function Toasts() {
  const toast = useSyncExternalStore(onToasts, currentToast)
  const shown = toast && <Tostada key={toast.id} toast={toast} />
  return (
    <div className="avisos">
      <output>{toast?.tipo === 'aviso' && shown}</output>
      <div role="alert">{toast?.tipo === 'error' && shown}</div>
    </div>
  )
}

function Tostada({ toast }: { toast: Toast }) {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => closeToast(toast.id), toast.segundos * 1000)
    return () => clearTimeout(timer)
  }, [held, toast])
  const hold = () => setHeld(true)
  const release = () => setHeld(false)
  return (
    <span
      className="tostada"
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
