import { type ReactNode, useLayoutEffect } from 'react'
import { useLocation } from 'wouter'

import { LEIDO } from './rutas.ts'

// Personal data from an address, in memory only: no address, history or storage contains them (SEC-26).
const leidas = new Map<string, string>()

type Props = { valor: string; limpia: string; children: (leido: string | undefined) => ReactNode }

/** Removes personal data from an address and passes them to the screen; undefined after a reload of the page. */
export function Leida({ valor, limpia, children }: Props) {
  const [, navigate] = useLocation()
  const nueva = valor !== LEIDO
  useLayoutEffect(() => {
    if (!nueva) return
    leidas.set(limpia, valor)
    navigate(limpia, { replace: true })
  }, [nueva, valor, limpia, navigate])
  return nueva ? null : children(leidas.get(limpia))
}
