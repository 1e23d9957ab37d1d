import { useLocation } from 'wouter'

import { direccionDeJuntar, direccionDePaso } from './usePaso.ts'

/**
 * Navigation within the wizard. A return to the former place goes back in the history, so that each place is there only
 * once.
 */
export function useIrAPaso(id: string, paso: number) {
  const [, navigate] = useLocation()
  const deAntes = () => (history.state as { desde?: number | 'lista' } | null)?.desde

  return {
    irA: (otro: number): void => {
      if (otro < paso && deAntes() === otro) history.back()
      else
        navigate(
          direccionDePaso(id, otro),
          otro < paso ? { replace: true } : { state: { desde: paso } },
        )
    },
    irAJuntar: (juntando: boolean): void => {
      if (juntando) navigate(direccionDeJuntar(id, paso), { state: { desde: 'lista' } })
      else if (deAntes() === 'lista') history.back()
      else navigate(direccionDePaso(id, paso), { replace: true })
    },
  }
}
