import { useEffect } from 'react'

import { showToast } from '#ui/toasts.ts'

type Props = { texto: string; onCerrar: () => void }

/** In place of what does not open over the page: a notice says so, and the page stays. */
export function EnUnAviso({ texto, onCerrar }: Props) {
  useEffect(() => {
    showToast(texto, { tipo: 'error' })
    onCerrar()
  }, [texto, onCerrar])
  return null
}
