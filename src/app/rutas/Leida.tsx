import { type ReactNode, useLayoutEffect } from 'react'
import { useLocation } from 'wouter'

import { LEIDO } from './rutas.ts'

// For as long as the page lives: neither the address, nor its history, nor any storage holds it (SEC-26).
const leidas = new Map<string, string>()

type Props = { valor: string; limpia: string; children: (leido: string | undefined) => ReactNode }

/** Takes what is personal out of an address, and hands it on; undefined where the page was loaded anew since. */
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
