import { useEffect } from 'react'

import { showToast } from '#ui/toasts.ts'

type Props = { texto: string; onCerrar: () => void }

/** Shows a toast in place of a dialog or panel that failed to open, so that the page stays. */
export function EnUnAviso({ texto, onCerrar }: Props) {
  useEffect(() => {
    showToast(texto, { tipo: 'error' })
    onCerrar()
  }, [texto, onCerrar])
  return null
}
